import type { MediaKind } from './rules';

/** Pages shorten file names that are longer than this many characters (product.md 9). */
export const SHOWN_NAME = 20;
const ENDING = /\.[A-Za-z0-9]{1,5}$/;

/**
 * A file name as pages show it: at most 20 characters, with its ending. Counts grapheme clusters, so that
 * no emoji or accented letter is cut in two.
 */
export function shortName(name: string): string {
  const graphemes = graphemesOf(name);
  if (graphemes.length <= SHOWN_NAME) return name;
  const ending = ENDING.exec(name)?.[0] ?? '';
  const room = SHOWN_NAME - ending.length - 1;
  return `${graphemes.slice(0, room).join('').trimEnd()}…${ending}`;
}

const graphemesOf = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** The kind shown for a chosen file: whatever is neither picture nor video is a document (product.md 5). */
export function labelOf(contentType: string): MediaKind {
  if (contentType.startsWith('image/')) return 'photo';
  return contentType.startsWith('video/') ? 'video' : 'document';
}
