const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction of a text by its first letter: mail programs do not know `dir="auto"`. `otherwise` without a letter. */
export function directionOf(text: string, otherwise: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (!letter) return otherwise;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

const SLANTABLE = /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|\P{L})*$/u;

/** Letters of other scripts are never slanted. */
export const slantOf = (text: string) => (SLANTABLE.test(text) ? 'italic' : 'normal');

const PREHEADER_LENGTH = 140;

/** What a list of mails shows behind the subject: on one line, and not longer than such a line. */
export const preheaderOf = (text: string) =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, PREHEADER_LENGTH).join('');
