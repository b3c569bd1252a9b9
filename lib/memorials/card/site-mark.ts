import { sharp } from '@/lib/media/decoder/without-svg';
import { currentLook } from '@/lib/platform/look/current-look';
import { siteName } from '@/lib/platform/site-name';
import { drawText, type TextPixels } from './draw-text';
import { drawableText } from './drawable-text';

/** The square around the flower in the frame. */
const FLOWER = { left: 733, top: 530, size: 52 } as const;
/** Space between the flower and the name of the site. */
const GAP = 11;
const NAME = { top: 543, size: 34 } as const;
/**
 * The width of the text column. `middle` centres the default name together with the flower of the
 * frame.
 */
const ROW = { middle: 835, width: 620 } as const;
const SECONDS = 10;

/**
 * The layers with the site's flower or the operator's icon, followed by the name of the site.
 * @param isNameless leaves out the name
 */
export async function siteMark(
  frame: string | Buffer,
  icon: Buffer | null | undefined,
  isNameless: boolean,
) {
  const name = isNameless ? null : await nameOfSite();
  const width = FLOWER.size + (name ? GAP + name.width : 0);
  const left = Math.round(ROW.middle - width / 2);
  const mark = icon || left !== FLOWER.left ? await flowerAt(left, frame, icon) : [];
  if (!name) return mark;
  const isSmaller = name.size < NAME.size;
  const middle = FLOWER.top + (FLOWER.size - name.height) / 2;
  return [
    ...mark,
    {
      input: name.data,
      raw: { width: name.width, height: name.height, channels: 4 as const },
      left: left + FLOWER.size + GAP,
      top: isSmaller ? Math.round(middle) : NAME.top,
    },
  ];
}

/** The name on one line, in smaller letters if it is long; null if it cannot be drawn. */
async function nameOfSite(): Promise<(TextPixels & { size: number }) | null> {
  const text = await drawableText(siteName());
  if (!text) return null;
  const draw = (size: number) => drawText(text, { size, colour: 'ink', weight: 'Medium' });
  const most = ROW.width - FLOWER.size - GAP;
  let size: number = NAME.size;
  let drawn = await draw(size);
  while (drawn.width > most) {
    size = Math.min(size - 1, Math.floor((size * most) / drawn.width));
    drawn = await draw(size);
  }
  return { ...drawn, size };
}

/**
 * Moves the flower, or draws the icon, at another place in the row, and covers the frame's flower
 * with paper.
 */
async function flowerAt(left: number, frame: string | Buffer, icon: Buffer | null | undefined) {
  const { top, size } = FLOWER;
  const { paper } = currentLook().colours.light;
  const mark = icon
    ? sharp(icon).resize({ width: size, height: size, fit: 'contain', background: paper })
    : sharp(frame).extract({ left: FLOWER.left, top, width: size, height: size });
  const square = { width: size, height: size, channels: 3 as const, background: paper };
  return [
    { input: { create: square }, left: FLOWER.left, top },
    {
      input: await mark
        .timeout({ seconds: SECONDS })
        .flatten({ background: paper })
        .png()
        .toBuffer(),
      left,
      top,
    },
  ];
}
