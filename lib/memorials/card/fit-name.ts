import sharp from 'sharp';
import { drawText, type TextPixels } from './draw-text';

const SIZES = [88, 80, 72, 66, 60, 54, 48, 42, 36];
/** Names at this size and larger may have two lines, smaller ones three. */
const TWO_LINES_FROM = 60;
/**
 * The greatest height that two and three lines may have, as a multiple of the font size. Scripts with marks above and
 * below need the most.
 */
const TWO_LINES = 3.1;
const THREE_LINES = 4.3;
/** More letters than three lines of the smallest size can hold in any script. */
const MAX_LETTERS = 140;

/**
 * Draws a name as large as fits the box, on one to three lines broken between words. A name that is
 * too long at the smallest size breaks within words and is cut with '…'.
 */
export async function fitName(
  name: string,
  box: { width: number; height: number },
): Promise<TextPixels> {
  const textStyle = { colour: 'ink', weight: 'Medium', width: box.width } as const;
  const fits = (drawn: TextPixels, size: number) =>
    drawn.width <= box.width &&
    drawn.height <= Math.min(box.height, size * (size >= TWO_LINES_FROM ? TWO_LINES : THREE_LINES));
  for (const size of SIZES) {
    const drawn = await drawText(name, { ...textStyle, size });
    if (fits(drawn, size)) return drawn;
  }
  const size = Math.min(...SIZES);
  let letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  let text = name;
  for (let limit = MAX_LETTERS; ; limit = Math.floor(limit * 0.85)) {
    const drawn = await drawText(text, { ...textStyle, size, breaks: 'word-char' });
    if (fits(drawn, size)) return drawn;
    if (letters.length <= 1) return shrink(drawn, box);
    letters = letters.slice(0, limit);
    text = `${letters.join('').trimEnd()}…`;
  }
}

/** The last resort for a single letter with a tall stack of accents. */
async function shrink({ data, width, height }: TextPixels, box: { width: number; height: number }) {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: small, width: info.width, height: info.height };
}
