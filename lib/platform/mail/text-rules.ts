import { hasRightToLeftLetters } from '@/lib/platform/language/direction-rules';

/**
 * The direction of a text by its first letter, because mail programs do not support `dir="auto"`.
 * `otherwise` if it has no letter.
 */
export function directionOf(text: string, otherwise: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (!letter) return otherwise;
  return hasRightToLeftLetters(letter) ? 'rtl' : 'ltr';
}

const SLANTABLE = /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|\P{L})*$/u;

/** Only scripts with italics are slanted. */
export const slantOf = (text: string) => (SLANTABLE.test(text) ? 'italic' : 'normal');

const PREHEADER_LENGTH = 140;

/** The preview that lists of mails show behind the subject: on one line, and cut to its length. */
export const preheaderOf = (text: string) =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, PREHEADER_LENGTH).join('');
