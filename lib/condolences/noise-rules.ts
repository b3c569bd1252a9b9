/** Finds shouting and meaningless text. */
import { foldText } from './fold-rules';

const MIN_SHOUTED = 40;
const MIN_CAPITALS_SHARE = 0.7;
const MAX_SAME_CHARACTER = 12;
const MAX_REPEATED = 20;
const MAX_UNIT_LENGTH = 6;
const MAX_EMOJI = 20;
const MIN_MARKS_IN_SHOUT = 10;
const MIN_CAPITALS_WITH_MARKS = 8;
const MAX_MARKS = 30;
const MIN_KEYS = 5;

const KEYBOARDS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'קראטוןםפ',
  'שדגכעיחלךף',
  'ضصثقفغعهخحج',
  'شسيبلاتنمكط',
  'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ',
  'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ',
];
const KEYS = new Set(KEYBOARDS.flatMap(stretches));

/** @returns whether most of the text is capitals, or it has very many exclamation or question marks */
export function isShouting(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  const marks = text.match(/[!?！？]/g)?.length ?? 0;
  const isLoud = upper > MIN_CAPITALS_SHARE * (upper + lower);
  if (marks > MAX_MARKS || /!1+!/.test(text)) return true;
  if (!isLoud) return false;
  return (
    upper + lower >= MIN_SHOUTED ||
    (upper >= MIN_CAPITALS_WITH_MARKS && marks >= MIN_MARKS_IN_SHOUT)
  );
}

/**
 * @returns whether the text is repeated characters, very many emoji, a row of keys, or has no word
 * at all
 */
export function isNoise(text: string): boolean {
  const emoji = text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0;
  if (emoji >= MAX_EMOJI) return true;
  if (emoji === 0 && !/\p{L}/u.test(text)) return true;
  const folded = foldText(text);
  return hasRepetition(folded) || hasKeyboardRow(folded);
}

/** "aaaaaaaaaaaa" and "lollollollollollollol". A line of dots or dashes is only a pause. */
function hasRepetition(text: string): boolean {
  const signs = Array.from(text);
  for (let unit = 1; unit <= MAX_UNIT_LENGTH; unit++) {
    const most = unit === 1 ? MAX_SAME_CHARACTER : MAX_REPEATED;
    let length = unit;
    for (let at = unit; at < signs.length; at++) {
      const sign = signs[at] ?? '';
      length = sign === signs[at - unit] && !/[\s.\-_=*…]/.test(sign) ? length + 1 : unit;
      if (length >= most) return true;
    }
  }
  return false;
}

function hasKeyboardRow(text: string): boolean {
  for (let at = 0; at + MIN_KEYS <= text.length; at++)
    if (KEYS.has(text.slice(at, at + MIN_KEYS))) return true;
  return /[ㅂㅈㄷㄱㅁㄴㅇㄹ]{8}/.test(text);
}

function stretches(row: string): string[] {
  const backwards = Array.from(row).reverse().join('');
  return [row, backwards].flatMap((keys) =>
    Array.from({ length: Math.max(0, keys.length - MIN_KEYS + 1) }, (_, at) =>
      keys.slice(at, at + MIN_KEYS),
    ),
  );
}
