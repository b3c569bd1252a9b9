/**
 * Folds the many ways of writing a letter (wide, circled, accented, look-alike, hidden) into one,
 * so that a word list needs each word once.
 */

/**
 * Letters of other scripts that look like Latin ones, and symbols used for them, each followed by
 * its Latin letter.
 */
const LOOK_ALIKES = pairs(
  'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwһhӏlьbгr' +
    'αaβbεeηnιiκkνvοoρpτtυuχxωwγyσoµu' +
    '∂d℮eøoðdłlđdħhıiſsɡgɑaʟlƒf',
);

/** Capitals as small as small letters, which no language of the site has. */
const SMALL_CAPITALS = pairs('ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpǫqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz');

/**
 * Combining marks and lines drawn through letters. The vowel signs of Indian scripts are letters
 * and stay.
 */
const MARKS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each character is meant alone
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f]/g;

/** Invisible characters, direction marks, and the tatweel that stretches Arabic words. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each character is meant alone
  /[\u00ad\u034f\u061c\u0640\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]/g;

const LOWER_CASE_A = 97;
/**
 * Letters in filled circles and boxes, and regional indicators, which compatibility normalisation
 * does not change.
 */
const DRAWN_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * Folds to lower-case plain letters and ASCII digits. A word keeps its script, unless it mixes
 * scripts: then it becomes Latin.
 * @returns the folded text, whose length may differ
 */
export function foldText(text: string): string {
  const plain = foldCharacters(text).toLowerCase();
  return plain.replace(/[\p{L}\p{N}]+/gu, foldMixedWord);
}

/**
 * Like foldText, but keeps capitals and mixed words, and accents if wanted.
 * @returns the text without accents and hidden characters, with ASCII digits
 */
export function foldCharacters(text: string, { keepsAccents = false } = {}): string {
  return text
    .replace(/[\ufdfa\ufdfb]/g, ' ') // Arabic ligatures that would expand to 18 letters
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, plainLetter)
    .replace(/[^\u3130-\u318f]+/g, (part) => part.normalize('NFKD')) // keeps Korean half letters as they are
    .replace(INVISIBLE, '')
    .replace(MARKS, (mark) => (keepsAccents ? mark : ''))
    .normalize('NFC')
    .replace(/[ǫʀ-ʟɢɪɴʏʙᴀ-ᴢꜰꜱ]/g, (letter) => SMALL_CAPITALS.get(letter) ?? letter)
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
 * Reads digits in a word as letters: "r0t" is "rot", "he11" is "hell".
 * @param word a folded word
 * @returns the readings, with letters only; empty if the word has no such digits
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
  return String.fromCodePoint(LOWER_CASE_A + point - first);
}

/** In Unicode, the digits of every script are ten consecutive characters, beginning with zero. */
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
