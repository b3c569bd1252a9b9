/**
 * Characters that file systems refuse, that are invisible, or that change the text direction.
 * Joiners are allowed: Persian, Hindi and emoji of families need them.
 */
export const UNSAFE_IN_FILE_NAMES =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\\/:*?"<>|]+/gu;
/** The limit of file systems in bytes of UTF-8; a character has up to four. */
const MAX_BYTES = 255;

/**
 * Shortens a name to at most `maxCharacters` grapheme clusters and 255 bytes, including its ending, which is
 * kept. Never splits a cluster. Returns '' if nothing of the name fits.
 */
export function truncateFileName(name: string, ending: string, maxCharacters: number): string {
  let fitting = '';
  let [graphemes, bytes] = [maxCharacters - ending.length, MAX_BYTES - byteLength(ending)];
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    graphemes -= 1;
    bytes -= byteLength(segment);
    if (graphemes < 0 || bytes < 0) break;
    fitting += segment;
  }
  return fitting.trim() && fitting.trim() + ending;
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;
