import sharp from 'sharp';
import { drawText, type TextPixels, type TextStyle } from './draw-text';

type Box = { width: number; height: number };

/** How a text is drawn, with font sizes from the largest to the smallest. */
type FitStyle = Pick<TextStyle, 'colour' | 'weight'> & { sizes: readonly number[] };

const NAME: FitStyle = {
  colour: 'ink',
  weight: 'Medium',
  sizes: [88, 80, 72, 66, 60, 54, 48, 42, 36],
};
const LINE: FitStyle = { colour: 'inkSoft', sizes: [38, 34, 30, 26] };
/** Texts at this size and larger may have two lines, smaller ones three. */
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
export const fitName = (name: string, box: Box): Promise<TextPixels> => fitText(name, box, NAME);

/** Draws the text below a name, smaller and softer; on more lines if it is long. */
export const fitLine = (line: string, box: Box): Promise<TextPixels> => fitText(line, box, LINE);

async function fitText(whole: string, box: Box, { sizes, ...style }: FitStyle) {
  const textStyle = { ...style, width: box.width };
  const fits = (drawn: TextPixels, size: number) =>
    drawn.width <= box.width &&
    drawn.height <= Math.min(box.height, size * (size >= TWO_LINES_FROM ? TWO_LINES : THREE_LINES));
  for (const size of sizes) {
    const drawn = await drawText(whole, { ...textStyle, size });
    if (fits(drawn, size)) return drawn;
  }
  const size = Math.min(...sizes);
  let letters = [...new Intl.Segmenter().segment(whole)].map(({ segment }) => segment);
  let text = whole;
  for (let limit = MAX_LETTERS; ; limit = Math.floor(limit * 0.85)) {
    const drawn = await drawText(text, { ...textStyle, size, breaks: 'word-char' });
    if (fits(drawn, size)) return drawn;
    if (letters.length <= 1) return shrink(drawn, box);
    letters = letters.slice(0, limit);
    text = `${letters.join('').trimEnd()}…`;
  }
}

/** The last resort for a single letter with a tall stack of accents. */
async function shrink({ data, width, height }: TextPixels, box: Box): Promise<TextPixels> {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: small, width: info.width, height: info.height };
}
