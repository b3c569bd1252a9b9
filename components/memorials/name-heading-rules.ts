/** Characters as wide as two letters: Chinese, Japanese and Korean. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const ARABIC = /\p{Script=Arabic}/u;
/** South and Southeast Asian scripts, with marks above and below their letters. */
const MARKED =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const LONG = 24;
const LONGER = 40;
const LONGEST = 90;
/** Words longer than this do not fit on a line of a phone. */
const LONG_WORD = 15;
const LONGER_WORD = 20;

/** Attributes of a heading; app/globals.css has the sizes, line heights and spacing for them. */
type NameHeadingAttributes = {
  'data-long'?: 1 | 2 | 3;
  'data-script'?: 'arabic' | 'marked' | 'wide';
};

/**
 * Returns the attributes that set the size of a name's heading by the length and script of the name. Even on phones, it
 * then has at most about four lines.
 */
export function nameHeadingAttributes(name: string): NameHeadingAttributes {
  const long = lengthLevelOf(name);
  const script = scriptOf(name);
  return { ...(long && { 'data-long': long }), ...(script && { 'data-script': script }) };
}

function lengthLevelOf(name: string): NameHeadingAttributes['data-long'] {
  const words = name.replace(WIDE, ' ').split(/[\s-]+/); // a line may break after any wide character
  const longestWord = Math.max(...words.map((word) => word.length));
  const width = [...name].length + (name.match(WIDE)?.length ?? 0);
  if (width > LONGEST) return 3;
  if (width > LONGER || longestWord > LONGER_WORD) return 2;
  return width > LONG || longestWord > LONG_WORD ? 1 : undefined;
}

function scriptOf(name: string): NameHeadingAttributes['data-script'] {
  if (ARABIC.test(name)) return 'arabic';
  if (MARKED.test(name)) return 'marked';
  return name.match(WIDE) ? 'wide' : undefined;
}
