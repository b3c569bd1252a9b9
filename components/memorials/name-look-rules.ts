/** Characters as wide as two letters: Chinese, Japanese and Korean ones. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const ARABIC = /\p{Script=Arabic}/u;
/** Scripts of South and Southeast Asia, with marks above their letters and below. */
const MARKED =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const LONG = 24;
const LONGER = 40;
const LONGEST = 90;
/** A longer word does not fit on a line of a phone. */
const LONG_WORD = 15;
const LONGEST_WORD = 20;

/** Attributes of a heading, for which app/globals.css has the sizes, heights and spaces. */
type NameLook = {
  'data-long'?: 1 | 2 | 3;
  'data-script'?: 'arabic' | 'marked' | 'wide';
};

/** Sets a name as large as its length allows, up to about four lines on a phone too, and as its script needs it. */
export function nameLook(name: string): NameLook {
  const long = lengthOf(name);
  const script = scriptOf(name);
  return { ...(long && { 'data-long': long }), ...(script && { 'data-script': script }) };
}

function lengthOf(name: string): NameLook['data-long'] {
  const words = name.replace(WIDE, ' ').split(/[\s-]+/); // a line may end at any wide character
  const longestWord = Math.max(...words.map((word) => word.length));
  const width = [...name].length + (name.match(WIDE)?.length ?? 0);
  if (width > LONGEST) return 3;
  if (width > LONGER || longestWord > LONGEST_WORD) return 2;
  return width > LONG || longestWord > LONG_WORD ? 1 : undefined;
}

function scriptOf(name: string): NameLook['data-script'] {
  if (ARABIC.test(name)) return 'arabic';
  if (MARKED.test(name)) return 'marked';
  return name.match(WIDE) ? 'wide' : undefined;
}
