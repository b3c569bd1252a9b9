/** Signs as wide as two letters: Chinese, Japanese and Korean ones. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const LONG = 30;
const LONGEST = 60;
/** A longer word does not fit on a line of a phone. */
const LONG_WORD = 17;

/** Returns the class that sets a name as large as its length allows: up to about four lines, on a phone too. */
export function nameSize(name: string): 'text-name' | 'text-name-long' | 'text-name-longest' {
  const words = name.replace(WIDE, ' ').split(/[\s-]+/); // a line may end at any wide sign
  const longestWord = Math.max(...words.map((word) => word.length));
  const width = [...name].length + (name.match(WIDE)?.length ?? 0);
  if (width > LONGEST || longestWord > 2 * LONG_WORD) return 'text-name-longest';
  return width > LONG || longestWord > LONG_WORD ? 'text-name-long' : 'text-name';
}
