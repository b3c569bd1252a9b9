/**
 * One way of writing for what people write in many: the same letters for wide, circled, accented,
 * look-alike and hidden ones, so that a list needs each word once.
 */

/** Letters of other scripts that look like a Latin one, and symbols that stand for one. */
const LOOK_ALIKES = pairs(
  'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwһhӏlьbгr' +
    'αaβbεeηnιiκkνvοoρpτtυuχxωwγyσoµu' +
    '∂d℮eøoðdłlđdħhıiſsɡgɑaʟl',
);

/** What is drawn over, under or through a letter; signs of Indian scripts are letters and stay. */
const MARKS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each character is meant alone
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f]/g;

/** Characters that take no room, turn the direction or stretch an Arabic word. */
const UNSEEN =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each character is meant alone
  /[\u00ad\u034f\u061c\u0640\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]/g;

const A = 97;
/** Letters in filled circles and boxes, and of flags: compatibility folding leaves them alone. */
const DRAWN_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * The text in lower case with plain letters and ASCII digits. Words keep their script, but for
 * words that mix scripts, which become Latin.
 * @param text what somebody wrote
 * @returns the folded text; it may be longer or shorter than the text
 */
export function foldText(text: string): string {
  const plain = foldCharacters(text).toLowerCase();
  return plain.replace(/[\p{L}\p{N}]+/gu, foldMixedWord);
}

/**
 * Like foldText, but leaves capitals and mixed words as they are.
 * @param text what somebody wrote
 * @returns the text without accents and hidden characters, all digits ASCII
 */
export function foldCharacters(text: string): string {
  return text
    .replace(/[\ufdfa\ufdfb]/g, ' ') // blessings that would become 18 letters
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, plainLetter)
    .replace(/[^\u3130-\u318f]+/g, (part) => part.normalize('NFKD')) // half Korean signs stay halves
    .replace(UNSEEN, '')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[⁄∕]/g, '/')
    .replace(/[‐-―−﹘﹣]/g, '-')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/ß/g, 'ss')
    .replace(/∂/g, 'd')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
}

/**
 * The words that a word with digits in it may mean: "r0t" is "rot", "he11" is "hell".
 * @param word a folded word
 * @returns readings with letters only; none if there is nothing to read
 */
export function readDigitsAsLetters(word: string): string[] {
  if (!/[0-9]/.test(word) || !/[a-z]/.test(word)) return [];
  const one = word.replace(/[02-9]/g, (sign) => SIGNS[sign] ?? sign);
  return one.includes('1') ? [one.replaceAll('1', 'l'), one.replaceAll('1', 'i')] : [one];
}

/**
 * @param folded a folded text
 * @returns the text with symbols inside Latin words read as letters: "b!tch", "c@rd"
 */
export function readSymbolsAsLetters(folded: string): string {
  return folded.replace(/(?<=[a-z])[@$!€](?=[a-z0-9])/g, (sign) => SIGNS[sign] ?? sign);
}

const SIGNS: Record<string, string> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

function foldMixedWord(word: string): string {
  if (!/[a-z]/.test(word) || !/[^a-z0-9]/.test(word)) return word;
  return Array.from(word, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}

function plainLetter(drawn: string): string {
  const point = drawn.codePointAt(0) ?? 0;
  const first = DRAWN_ALPHABETS.findLast((start) => point >= start) ?? point;
  return String.fromCodePoint(A + point - first);
}

/** Digits of every script stand in rows of ten, zero first. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  if (point < 128) return digit;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
}

function pairs(text: string): Map<string, string> {
  const letters = Array.from(text);
  return new Map(
    letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? letter]] : [])),
  );
}
