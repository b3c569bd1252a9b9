/**
 * Keys that find the same words elsewhere, even if a name, a comma or an emoji was changed
 * (MinHash).
 *
 * The words are cut into overlapping groups of three. Each key is the smallest hash of all groups
 * under its own mixing function, so the share of equal keys estimates the share of groups that two
 * texts have in common.
 */
import { foldText } from './fold-rules';

export const SIMILARITY_KEYS = 16;
/** Of 16 keys. Changing a name or adding a word leaves more in common; other texts have fewer. */
export const MIN_SHARED_KEYS = 7;
/** Many people write the same short text, so shorter ones are not compared. */
export const MIN_WORDS_TO_COMPARE = 12;
/** Texts shorter than this, such as "RIP", cannot be blocklisted: everybody writes them. */
export const MIN_WORDS_TO_BLOCKLIST = 3;
const GROUP_SIZE = 3;

/**
 * @returns the folded words with single spaces: equal for texts that say the same. A text without
 * words, such as a heart, only equals itself
 */
export function textKey(text: string): string {
  return comparableWords(text).join(' ') || `as written: ${text.normalize('NFC').trim()}`;
}

/** @returns whether the text has enough words for an equal one to count as a copy */
export const isLongEnoughToCompare = (text: string): boolean =>
  comparableWords(text).length >= MIN_WORDS_TO_COMPARE;

/**
 * @returns whether the text may be blocklisted (refused from now on). A text with only a few words may not, because
 * everybody writes it; one without words, such as a heart, may
 */
export function mayBeBlocklisted(text: string): boolean {
  const { length } = comparableWords(text);
  return length === 0 || length >= MIN_WORDS_TO_BLOCKLIST;
}

/**
 * @returns one 32-bit number for each mixing function; empty if the text is too short to compare
 */
export function likenessKeys(text: string): number[] {
  const words = comparableWords(text);
  if (words.length < MIN_WORDS_TO_COMPARE) return [];
  const hashes = words
    .slice(0, 1 - GROUP_SIZE)
    .map((_, at) => hash(words.slice(at, at + GROUP_SIZE).join(' ')));
  return Array.from({ length: SIMILARITY_KEYS }, (_, mixing) =>
    hashes.reduce((least, value) => Math.min(least, mix(value, mixing)), 0xffffffff),
  );
}

/** @returns whether two texts with these keys differ in only a few words */
export function isNearlySame(one: number[], other: number[]): boolean {
  return one.filter((key, at) => key === other[at]).length >= MIN_SHARED_KEYS;
}

/** Chinese is compared character by character. */
function comparableWords(text: string): string[] {
  return foldText(text).match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu) ?? [];
}

/**
 * FNV-1a. It is not secure against collisions, but a collision could at most make a text resemble another one.
 */
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
