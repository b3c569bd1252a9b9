/**
 * Finds telephone and account numbers. Years, dates, times, verses, prices and small numbers do not
 * count.
 */
import { foldCharacters } from './fold-rules';

/** The shortest telephone number. */
export const MIN_DIGITS = 7;
/** A spoken number with a zero is recognised after fewer words, because nobody starts counting at zero. */
const MIN_SPOKEN_WITH_ZERO = 6;
const MIN_SPOKEN = 9;

/** Number words, folded; from screening/<language>.json. */
export interface NumberWords {
  zeros: Set<string>;
  others: Set<string>;
  /** Words that may be between number words: "and", "double", "plus". */
  between: Set<string>;
}

const YEAR = '(?:1[5-9]|20)\\d\\d';
const NOT_NUMBERS = [
  `(?<!\\d)${YEAR}[./-]\\d{1,2}[./-]\\d{1,2}(?!\\d)`,
  `(?<!\\d)(?:0?[1-9]|[12]\\d|3[01])[./-] ?(?:0?[1-9]|[12]\\d|3[01])[./-] ?${YEAR}(?!\\d)`,
  '(?<![\\d./(+-])(?<![\\d)] )(?:0?[1-9]|[12]\\d|3[01])[./-](?:0?[1-9]|[12]\\d|3[01])[./-]\\d\\d(?![\\d./-]| [\\d(])',
  `(?<![\\d+)][ -]?|\\d)${YEAR} ?[-/~] ?${YEAR}(?!-?\\d)`,
  '(?<!\\d)\\d{1,3}:\\d{1,3}(?::\\d\\d)?(?: ?- ?\\d{1,3}(?::\\d{1,3})?)?(?!\\d)',
  '(?<![\\d.,])\\d{1,3}(?:,\\d{3})+(?![\\d])',
  '(?<![\\d.,+-])[1-9]\\d{0,2}(?:\\.\\d{3})+(?![.,-]?\\d)',
  '[$€£₹₪₩¥₽] ?\\d{1,12}(?:[.,]\\d{1,3})*',
  '\\d{1,12}(?:[.,]\\d{1,3})* ?(?:[$€£₹₪₩¥₽%]|원|元|円)',
];
const NO_TELEPHONE = new RegExp(NOT_NUMBERS.join('|'), 'gu');

/** Digits with up to three separators between them. */
const RUN = /[+(]?\d(?:[ .\-()/~*·_[\]\n]{0,3}\d)*/g;
const HAN_DIGITS = '零〇一二三四五六七八九';
const KOREAN_DIGITS = '영일이삼사오육칠팔구';

/**
 * @param words number words of all languages
 * @returns whether the text contains a telephone or account number
 */
export function hasTelephoneNumber(text: string, words: NumberWords): boolean {
  const plain = foldCharacters(text);
  const digits = readLettersAsDigits(plain).replace(NO_TELEPHONE, '; ');
  return (digits.match(RUN) ?? []).some(isTelephone) || hasSpokenNumber(plain.toLowerCase(), words);
}

function isTelephone(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const isDialled = /^[+(0]/.test(run);
  const isSpaced = /^[\d \n]+$/.test(run);
  const years = groups.filter((group) => /^(?:1[5-9]|20)\d\d$/.test(group));
  const rest = groups.filter((group) => !years.includes(group));
  if (
    years.length > 0 &&
    !isDialled &&
    rest.every((group) => group.length <= 2) &&
    rest.length <= 2 * years.length
  )
    return false;
  const counted = isSpaced && !isDialled ? rest : groups;
  return counted.join('').length >= MIN_DIGITS;
}

/** "O77OO 9OO", and numbers in Chinese or Korean characters. */
function readLettersAsDigits(plain: string): string {
  return plain
    .replace(/(?<![\p{L}\p{N}])[\dOolI]+(?![\p{L}\p{N}])/gu, (word) =>
      /\d/.test(word) && word.length > 1 ? word.replace(/[Oo]/g, '0').replace(/[lI]/g, '1') : word,
    )
    .replace(/[零〇一二三四五六七八九幺]{3,}/g, (run) =>
      Array.from(run, (sign) =>
        sign === '幺' ? '1' : HAN_DIGITS.replace('零', '').indexOf(sign),
      ).join(''),
    )
    .replace(/(?<![\p{L}\p{N}])[\d공영일이삼사오육칠팔구]{3,}(?![a-z])/gu, (run) =>
      Array.from(run, (sign) => {
        const value = KOREAN_DIGITS.indexOf(sign === '공' ? '영' : sign);
        return value < 0 ? sign : value;
      }).join(''),
    );
}

/** "three one oh, triple five, oh one nine one". */
function hasSpokenNumber(folded: string, words: NumberWords): boolean {
  let spoken = 0;
  let zeros = 0;
  for (const word of folded.match(/[\p{L}\p{M}]+|\d+|[.;!?\n]+/gu) ?? []) {
    if (words.between.has(word)) continue;
    const isZero = words.zeros.has(word) || word === '0';
    if (!isZero && !words.others.has(word) && !/^\d{1,4}$/.test(word)) {
      spoken = 0;
      zeros = 0;
      continue;
    }
    spoken += /^\d{1,4}$/.test(word) && !isZero ? 0.5 : 1;
    if (isZero) zeros += 1;
    if (spoken >= MIN_SPOKEN || (zeros > 0 && spoken >= MIN_SPOKEN_WITH_ZERO)) return true;
  }
  return false;
}
