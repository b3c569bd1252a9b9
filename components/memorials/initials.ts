const ARABIC = /\p{Script=Arabic}/u;
const CHINESE = /^\p{Script=Han}+$/u;
/**
 * Letters about half as wide again as others: Chinese, Japanese and Korean characters, and Arabic letters with a bowl,
 * including Persian and Urdu ones.
 */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}بپتثسشصضطظفقكکگنىيی]/u;
/** A vowel sign that takes its own space, as in Devanagari. */
const SPACING_MARK = /\p{Mc}/u;

/** Chinese family names of two characters that are still common; nearly all others have one. */
const TWO_CHARACTER_FAMILY_NAME =
  /^(欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|夏侯|皇甫|尉迟|尉遲|公孙|公孫|慕容|令狐|端木|独孤|獨孤|东方|東方|南宫|南宮)/;
/** The article in Arabic names. */
const ARTICLE = /^ال(?=.{2})/u;

/**
 * Returns one to three letters: the first letters of the first and last name, or the family name in Chinese; '' for an
 * empty name. Arabic letters are separated by a space, since they would otherwise join.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const first = words.at(0) ?? '';
  if (CHINESE.test(first)) return familyNameOf(first, words.length > 1);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => word?.replace(ARTICLE, '').match(/\p{L}\p{M}*/u)?.[0] ?? '')
    .filter(Boolean)
    .join(ARABIC.test(name) ? ' ' : '')
    .toUpperCase();
}

/** Returns the font size of initials in a wreath, as a fraction of the drawing's width. */
export function initialsSize(initials: string): number {
  const letters = [...initials.replace(/[\s\p{Mn}]/gu, '')];
  const width = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  if (width > 2.5) return 0.18;
  return width > 2 ? 0.22 : 0.26;
}

function widthOf(letter: string): number {
  if (SPACING_MARK.test(letter)) return 0.5;
  return WIDE.test(letter) ? 1.5 : 1;
}

/** Returns the family name. If the name has a space, it is the first word (also in Japanese names in kanji). */
function familyNameOf(first: string, hasSpace: boolean): string {
  const known = TWO_CHARACTER_FAMILY_NAME.exec(first)?.[0] ?? [...first][0] ?? '';
  return hasSpace && [...first].length <= 3 ? first : known;
}
