import type { MediaKind } from './rules';

/** Pages shorten longer file names; in characters (product.md 9). */
export const SHOWN_NAME = 20;
const ENDING = /\.[A-Za-z0-9]{1,5}$/;

/**
 * Shortens a file name to 20 characters, keeping its ending. Counts grapheme clusters, so that no
 * emoji or accented letter is split.
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

/**
 * The kind shown for a chosen file; anything but pictures and videos is a document (product.md 5).
 */
export function labelOf(contentType: string): MediaKind {
  if (contentType.startsWith('image/')) return 'photo';
  return contentType.startsWith('video/') ? 'video' : 'document';
}
