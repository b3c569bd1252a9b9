import { sharp } from '@/lib/media/decoder/without-svg';
import { currentLook } from '@/lib/platform/look/current-look';
import { siteName } from '@/lib/platform/site-name';
import { drawText, type TextPixels } from './draw-text';
import { drawableText } from './drawable-text';

/** The flower of the frame, with its edges. */
const FLOWER = { left: 733, top: 530, size: 52 } as const;
/** From the flower to the name of the site behind it. */
const GAP = 11;
const NAME = { top: 543, size: 34 } as const;
/** As wide as the column of words; the middle is that of the name the site is delivered with, behind the flower of the frame. */
const ROW = { middle: 835, width: 620 } as const;
const SECONDS = 10;

/** What is drawn on the frame of a card for the site itself: its flower, or the operator's icon, and its name behind it. */
export async function siteMark(frame: string | Buffer, icon: Buffer | null | undefined) {
  const name = await nameOfSite();
  const left = Math.round(ROW.middle - (FLOWER.size + GAP + name.width) / 2);
  const isSmaller = name.size < NAME.size;
  const middle = FLOWER.top + (FLOWER.size - name.height) / 2;
  return [
    ...(icon || left !== FLOWER.left ? await flowerAt(left, frame, icon) : []),
    {
      input: name.data,
      raw: { width: name.width, height: name.height, channels: 4 as const },
      left: left + FLOWER.size + GAP,
      top: isSmaller ? Math.round(middle) : NAME.top,
    },
  ];
}

/** The name on one line, in smaller letters where it is long. */
async function nameOfSite(): Promise<TextPixels & { size: number }> {
  const text = await drawableText(siteName());
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

/** The flower, or the icon, elsewhere in its row; paper covers where the frame has the flower. */
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
