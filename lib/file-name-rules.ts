/**
 * What no file system takes in a name, what shows nothing, and marks that turn a text around. Joiners
 * stay: Persian and Hindi need them, and so does a family of emoji.
 */
export const NOT_IN_FILE_NAMES =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\\/:*?"<>|]+/gu;
/** File systems take so many bytes in UTF-8; a letter has up to four. */
const MOST_BYTES = 255;

/**
 * A name and its ending as a file system takes them: at most `most` signs and 255 bytes in all. No sign,
 * as people count, is cut in two, and the ending stays. '' for a name of which nothing fits.
 */
export function fitFileName(name: string, ending: string, most: number): string {
  let fitting = '';
  let [signs, bytes] = [most - ending.length, MOST_BYTES - bytesOf(ending)];
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    signs -= 1;
    bytes -= bytesOf(segment);
    if (signs < 0 || bytes < 0) break;
    fitting += segment;
  }
  return fitting.trim() && fitting.trim() + ending;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
