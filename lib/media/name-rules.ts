/** Pages shorten longer file names; in characters (product.md 9). */
export const MAX_SHOWN_NAME_LENGTH = 20;
const ENDING = /\.[A-Za-z0-9]{1,5}$/;

/**
 * Shortens a file name to 20 characters, keeping its ending. Counts grapheme clusters, so that no
 * emoji or accented letter is split.
 */
export function shortName(name: string): string {
  const graphemes = graphemesOf(name);
  if (graphemes.length <= MAX_SHOWN_NAME_LENGTH) return name;
  const ending = ENDING.exec(name)?.[0] ?? '';
  const room = MAX_SHOWN_NAME_LENGTH - ending.length - 1;
  return `${graphemes.slice(0, room).join('').trimEnd()}…${ending}`;
}

const graphemesOf = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
