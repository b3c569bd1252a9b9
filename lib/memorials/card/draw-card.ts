import path from 'node:path';
import { sharp } from '@/lib/media/decoder/without-svg';
import { PREVIEW } from '@/lib/platform/link-preview/preview-rules';
import { currentLook } from '@/lib/platform/look/current-look';
import { cardColours, type TextPixels } from './draw-text';
import { drawableText } from './drawable-text';
import { fitLine, fitName } from './fit-text';
import { frameOnPaper } from './paper-frame';
import { siteMark } from './site-mark';

export type CardContent = {
  name: string;
  /** The line below the name: '1815 – 1852', or the motto of the site. */
  line: string;
  /** Any image format that sharp reads; null draws a wreath. */
  portrait: Buffer | null;
  /** Any image format that sharp reads; without one the flower of the site is drawn. */
  icon?: Buffer | null;
  /** The card of the site itself: its name is above, so the flower or icon below has none. */
  isOfSite?: boolean;
};

const { width: WIDTH, height: HEIGHT, maxBytes } = PREVIEW;
const QUALITIES = [88, 78, 65, 50] as const;
const SECONDS = 10;

/**
 * `npm run icons` renders these from the SVG files beside them, since the site disables sharp's SVG
 * reader.
 */
const PAINTED = {
  /** Everything but the text, with a transparent hole for the picture. */
  frame: path.resolve('lib/memorials/card/frame.png'),
  wreath: path.resolve('lib/memorials/card/wreath.png'),
};
/** The hole, 4:5, and the column of text beside it. */
const HOLE = { left: 45, top: 45, width: 432, height: 540 } as const;
const TEXT_BOX = { middle: 838, width: 620, top: 60, bottom: 490 } as const;
/** Text in the exact middle looks too high, so it is moved down a little. */
const OPTICAL_OFFSET = 12;
const RULE = { width: 88, height: 2, above: 36, below: 34 } as const;
/** The most that the line may take; the rest is for the name. */
const LINE_HEIGHT = 170;

/** Draws the link preview of a memorial or of the site: a JPEG of 1200 x 630 below 300,000 bytes. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const { name, line, portrait, icon, isOfSite = false } = content;
  const painted = await frame();
  const card = sharp(painted)
    .timeout({ seconds: SECONDS })
    .composite([
      { ...(await pictureOf(portrait)), left: HOLE.left, top: HOLE.top, blend: 'dest-over' },
      ...(await drawTexts(name, line)),
      ...(await siteMark(painted, icon, isOfSite)),
    ]);
  const pixels = await card.removeAlpha().raw().toBuffer();
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      // Without subsampling, the edges of thin coloured letters stay sharp.
      .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toBuffer();
    if (jpeg.length < maxBytes) break;
  }
  return jpeg;
}

/** The painted frame, recoloured if the operator chose another paper colour. */
async function frame(): Promise<string | Buffer> {
  const { changed, colours } = currentLook();
  return changed.has('paper') ? frameOnPaper(PAINTED.frame, colours.light.paper) : PAINTED.frame;
}

/** The portrait cropped to the hole, or the wreath. */
async function pictureOf(portrait: Buffer | null) {
  if (!portrait) return { input: PAINTED.wreath };
  const { width, height } = HOLE;
  const input = await sharp(portrait)
    .timeout({ seconds: SECONDS })
    .flatten({ background: '#ffffff' })
    // Faces are more often in the upper half of a picture.
    .resize({ width, height, fit: 'cover', position: 'top' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { input, raw: { width, height, channels: 3 as const } };
}

/** The name, a gold rule and the line, centred in their column. */
async function drawTexts(fullName: string, textBelow: string) {
  const [drawable, drawableLine] = [await drawableText(fullName), await drawableText(textBelow)];
  const { width: column } = TEXT_BOX;
  const line = drawableLine
    ? await fitLine(drawableLine, { width: column, height: LINE_HEIGHT })
    : null;
  const below = RULE.above + RULE.height + RULE.below + (line?.height ?? 0);
  const room = { width: column, height: TEXT_BOX.bottom - TEXT_BOX.top - below };
  const name = drawable ? await fitName(drawable, room) : null;
  const nameHeight = name?.height ?? 0;
  const top =
    Math.round((TEXT_BOX.top + TEXT_BOX.bottom - nameHeight - below) / 2) + OPTICAL_OFFSET;
  const ruleTop = top + nameHeight + RULE.above;
  const { width, height } = RULE;
  const rule = {
    input: { create: { width, height, channels: 3 as const, background: cardColours().gold } },
    left: TEXT_BOX.middle - width / 2,
    top: ruleTop,
  };
  const lineTop = ruleTop + RULE.height + RULE.below;
  return [...(name ? [centred(name, top)] : []), rule, ...(line ? [centred(line, lineTop)] : [])];
}

const centred = (text: TextPixels, top: number) =>
  overlay(text, { left: Math.round(TEXT_BOX.middle - text.width / 2), top });

const overlay = (
  { data, width, height }: TextPixels,
  { left, top }: { left: number; top: number },
) => ({
  input: data,
  raw: { width, height, channels: 4 as const },
  left,
  top,
});
