/** In these scripts, a single character can be a whole name. */
const WHOLE_NAME =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** No name is longer, and the API cuts a longer text to this length. */
const MAX_LETTERS = 200;

/** Returns true if suggestions are worth requesting: from two letters, or one in Chinese, Japanese or Korean. */
export function shouldSuggest(typed: string): boolean {
  const letters = [...typed];
  if (letters.length > MAX_LETTERS) return false;
  return letters.length > 1 || WHOLE_NAME.test(typed);
}

/**
 * Returns the row that an arrow key makes active. Row -1 is the field itself, which comes before the first row and
 * after the last one.
 */
export const nextRow = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;
