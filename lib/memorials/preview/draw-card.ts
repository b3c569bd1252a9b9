import sharp from 'sharp';
import { channelsOf } from './card-colours';
import { PREVIEW } from './card-rules';
import { drawText, type TextPixels } from './draw-text';
import { drawableText } from './drawable-text';
import { type Canvas, fillShape } from './fill-shape';
import { fitName } from './fit-name';
import { drawBloom, drawWreath } from './flowers';
import { roundedBox } from './outlines';

/** What a card shows. */
export type CardContent = {
  name: string;
  /** '1815 – 1852' */
  years: string;
  /** Any picture, as bytes; without one there is a wreath. */
  portrait: Buffer | null;
};

const { width: WIDTH, height: HEIGHT, maxBytes } = PREVIEW;
const QUALITIES = [88, 78, 65, 50] as const;
const SECONDS = 10;

/** The portrait, 4:5, and the column of words beside it. */
const FRAME = { x: 45, y: 45, width: 432, height: 540 } as const;
const CORNER = 12;
const WORDS = { middle: 838, width: 620, top: 60, bottom: 490 } as const;
/** Words with air above them look lower than they are, so they stand a little below the middle. */
const LOWER = 12;
const YEARS_SIZE = 38;
const RULE = { width: 88, height: 2, above: 36, below: 34 } as const;
const MARK = { y: 556, size: 34, gap: 16, bloom: 0.5, bloomWidth: 42 } as const;

/** Draws the link preview of a memorial: a JPEG of 1200 x 630 below 300,000 bytes. */
export async function drawCard({ name, years, portrait }: CardContent): Promise<Buffer> {
  const canvas = blank();
  await drawPortrait(canvas, portrait);
  const texts = [...(await drawWords(canvas, name, years)), await drawMark(canvas)];
  const card = sharp(canvas.data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .timeout({ seconds: SECONDS })
    .composite(texts);
  const pixels = await card.removeAlpha().raw().toBuffer();
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      // Thin letters in colour keep their edges.
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer();
    if (jpeg.length < maxBytes) break;
  }
  return jpeg;
}

function blank(): Canvas {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3, Buffer.from(channelsOf('paper')));
  return { data, width: WIDTH, height: HEIGHT };
}

async function drawPortrait(canvas: Canvas, portrait: Buffer | null): Promise<void> {
  const { x, y, width, height } = FRAME;
  const frame = roundedBox(FRAME, CORNER);
  if (portrait) {
    const { data } = await sharp(portrait)
      .timeout({ seconds: SECONDS })
      .flatten({ background: '#ffffff' })
      // Faces are above the middle of a picture more often than below.
      .resize({ width, height, fit: 'cover', position: 'top' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let row = 0; row < height; row++)
      data.copy(canvas.data, ((y + row) * WIDTH + x) * 3, row * width * 3, (row + 1) * width * 3);
    const square = roundedBox(FRAME, 0);
    fillShape(canvas, [square, frame], 'paper');
  } else {
    fillShape(canvas, [frame], 'sunken');
    const inner = { x: x + 20, y: y + 20, width: width - 40, height: height - 40 };
    const within = { x: x + 21, y: y + 21, width: width - 42, height: height - 42 };
    fillShape(canvas, [roundedBox(inner, 10), roundedBox(within, 9)], 'gold', 0.6);
    drawWreath(canvas, { x: x + width / 2, y: y + height / 2 - 8, size: 1.12 });
  }
  const edge = { x: x - 1, y: y - 1, width: width + 2, height: height + 2 };
  fillShape(canvas, [roundedBox(edge, CORNER + 1), frame], 'line');
}

/** Name, a gold line and the years, in the middle of their column. */
async function drawWords(canvas: Canvas, fullName: string, years: string) {
  const drawable = await drawableText(fullName);
  const dates = await drawText(await drawableText(years), { size: YEARS_SIZE, colour: 'inkSoft' });
  const below = RULE.above + RULE.height + RULE.below + dates.height;
  const room = { width: WORDS.width, height: WORDS.bottom - WORDS.top - below };
  const name = drawable ? await fitName(drawable, room) : null;
  const nameHeight = name?.height ?? 0;
  const top = Math.round((WORDS.top + WORDS.bottom - nameHeight - below) / 2) + LOWER;
  const ruleTop = top + nameHeight + RULE.above;
  const { width, height } = RULE;
  fillShape(
    canvas,
    [roundedBox({ x: WORDS.middle - width / 2, y: ruleTop, width, height }, 1)],
    'gold',
  );
  const yearsTop = ruleTop + RULE.height + RULE.below;
  return [...(name ? [centred(name, top)] : []), centred(dates, yearsTop)];
}

/** The flower and the name of the site. */
async function drawMark(canvas: Canvas) {
  const look = { size: MARK.size, colour: 'ink', weight: 'Medium' } as const;
  const words = await drawText(await drawableText('Perennial'), look);
  const left = WORDS.middle - (MARK.bloomWidth + MARK.gap + words.width) / 2;
  drawBloom(canvas, { x: left + MARK.bloomWidth / 2, y: MARK.y, size: MARK.bloom });
  const at = { left: Math.round(left + MARK.bloomWidth + MARK.gap), top: MARK.y - 13 };
  return overlay(words, at);
}

const centred = (text: TextPixels, top: number) =>
  overlay(text, { left: Math.round(WORDS.middle - text.width / 2), top });

const overlay = ({ data, width, height }: TextPixels, at: { left: number; top: number }) => ({
  input: data,
  raw: { width, height, channels: 4 as const },
  ...at,
});
