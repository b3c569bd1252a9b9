import anyAscii from 'any-ascii';
import { type OtherName, searchNameOf } from './name-rules';

/**
 * Increase this when `searchColumns` changes: a job then rewrites the columns of all memorials
 * (lib/search/commands/rekey.ts).
 */
export const KEY_VERSION = 2;

type Names = {
  fullName: string;
  nickName: string;
  maidenName: string;
  otherNames: readonly OtherName[];
};

/**
 * The columns that searches by name use. Every command that changes a name updates them (decision
 * 0062).
 */
export const searchColumns = (names: Names) => ({
  searchName: searchNameOf(names),
  searchKeys: keysOf(names),
  searchVersion: KEY_VERSION,
});

/**
 * Keys of all full names, of first and last name alone, of the name before marriage and of the
 * nickname.
 */
function keysOf({ fullName, nickName, maidenName, otherNames }: Names): string[] {
  const names = [fullName, ...otherNames.map((other) => other.fullName)];
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  const short = names
    .map((name) => name.trim().split(/\s+/))
    .map((all) => `${all[0]} ${all.at(-1)}`);
  const birthName = maidenName && `${first} ${maidenName}`;
  const nickNames = nickName && [nickName, `${nickName} ${rest.at(-1) ?? ''}`];
  const keys = [...names, ...short, birthName, ...nickNames].map(nameKey);
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Spellings of similar sounds share a digit. The first alternative that matches wins. */
const SOUNDS: readonly (readonly [letters: string, digit: string])[] = [
  ['sch|tch|sh|tz|ts|cz|zh|dz|dj', '3'],
  ['kh|gh|ch|ck|c|k|q|g|j|x', '2'],
  ['ph|bh|b|p|f|v', '1'],
  ['dh|th|d|t', '4'],
  ['s|z', '3'],
  ['m|n', '5'],
  ['l', '7'],
  ['r', '8'],
];
/** Also removes emoji, which anyAscii would turn into English words. */
const NOT_LETTERS = /[^\p{L}\p{M}]+/gu;
const SOUND = new RegExp(SOUNDS.map(([letters]) => `(${letters})`).join('|'), 'g');

/**
 * The consonants of a name in any script, as digits; '' if it has none. Names that sound alike or
 * are written in other scripts often have equal keys. Vowels, h, w and y are left out, since Arabic
 * and Hebrew do not write them.
 */
export function nameKey(name: string): string {
  const latin = anyAscii(name.normalize('NFC').replace(NOT_LETTERS, ' ')).toLowerCase();
  let key = '';
  for (const [, ...groups] of latin.matchAll(SOUND)) {
    const digit = SOUNDS[groups.findIndex((group) => group !== undefined)]?.[1] ?? '';
    if (!key.endsWith(digit)) key += digit;
  }
  return key;
}
