/**
 * Keys that find the same words elsewhere, also when a name, a comma or an emoji was changed.
 *
 * The words are cut into overlapping threes. Each key is the smallest hash of all threes under
 * another mixing of the hash, so two texts share about as many keys as the share of threes that
 * they have in common.
 */
import { foldText } from './fold-rules';

export const KEYS = 16;
/** Of 16 keys: a changed name and an added word leave more in common, other words do not. */
export const LEAST_SHARED_KEYS = 7;
/** Texts shorter than this are said by many in the same words. */
export const LEAST_WORDS_TO_COMPARE = 12;
/** Texts shorter than this, such as "RIP", are nobody's own: not even an operator has them refused from then on. */
export const LEAST_WORDS_TO_REMEMBER = 3;
const THREE = 3;

/**
 * @param text what somebody wrote
 * @returns its words only, folded, with one space between: equal for texts that say the same. A text without any, such as a
 * heart, is only the same as itself
 */
export function textKey(text: string): string {
  return comparableWords(text).join(' ') || `as written: ${text.normalize('NFC').trim()}`;
}

/**
 * @param text what somebody wrote
 * @returns whether it has enough words for another with the same ones to be a copy
 */
export const isLongEnoughToCompare = (text: string): boolean =>
  comparableWords(text).length >= LEAST_WORDS_TO_COMPARE;

/**
 * @param text what somebody wrote
 * @returns whether the same text may be stopped from then on: a text without words is only the same as itself, and very few
 * words are what everybody says
 */
export function mayBeRemembered(text: string): boolean {
  const { length } = comparableWords(text);
  return length === 0 || length >= LEAST_WORDS_TO_REMEMBER;
}

/**
 * @param text what somebody wrote
 * @returns 32-bit numbers, one for each mixing; none if the text is too short to compare
 */
export function likenessKeys(text: string): number[] {
  const words = comparableWords(text);
  if (words.length < LEAST_WORDS_TO_COMPARE) return [];
  const hashes = words
    .slice(0, 1 - THREE)
    .map((_, at) => hash(words.slice(at, at + THREE).join(' ')));
  return Array.from({ length: KEYS }, (_, mixing) =>
    hashes.reduce((least, value) => Math.min(least, mix(value, mixing)), 0xffffffff),
  );
}

/**
 * @param one keys of one text
 * @param other keys of another
 * @returns whether the texts say the same but for a few words
 */
export function isAlike(one: number[], other: number[]): boolean {
  return one.filter((key, at) => key === other[at]).length >= LEAST_SHARED_KEYS;
}

/** Chinese is compared sign by sign. */
function comparableWords(text: string): string[] {
  return foldText(text).match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu) ?? [];
}

/** FNV-1a. Nobody gains by finding two texts with one hash: a text is held, not published, for it. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function mix(value: number, mixing: number): number {
  let mixed = Math.imul(value ^ Math.imul(mixing + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
