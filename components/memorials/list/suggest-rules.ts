/** A character of these scripts can be a whole name. */
const WHOLE_NAME =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** Longer than any name: the API reads no more. */
const LONGEST = 200;

/** Whether people are suggested for what is in the field: two letters, or one in Chinese, Japanese and Korean. */
export function isWorthAsking(typed: string): boolean {
  const letters = [...typed];
  if (letters.length > LONGEST) return false;
  return letters.length > 1 || WHOLE_NAME.test(typed);
}

/**
 * The row that an arrow key leads to, among `count` rows and the field itself, which is -1: from the field to the
 * first or the last row, and from these back to the field.
 */
export const rowAfter = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;
