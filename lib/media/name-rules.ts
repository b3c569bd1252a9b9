import type { MediaKind } from './rules';

/** File names over so many characters are shortened in display (spec 9). */
export const SHOWN_NAME = 20;
const ENDING = /\.[A-Za-z0-9]{1,5}$/;

/**
 * A file name as it is shown: at most 20 characters, its ending kept. Counted as people count, so that no
 * emoji and no accent is cut in two.
 */
export function shortName(name: string): string {
  const signs = signsOf(name);
  if (signs.length <= SHOWN_NAME) return name;
  const ending = ENDING.exec(name)?.[0] ?? '';
  const room = SHOWN_NAME - ending.length - 1;
  return `${signs.slice(0, room).join('').trimEnd()}…${ending}`;
}

const signsOf = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** The label of a chosen file: what is neither picture nor video counts as a document (spec 5). */
export function labelOf(contentType: string): MediaKind {
  if (contentType.startsWith('image/')) return 'photo';
  return contentType.startsWith('video/') ? 'video' : 'document';
}
