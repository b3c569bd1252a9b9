import { MAX_FAMILY_PASSWORD_LENGTH, MIN_FAMILY_PASSWORD_LENGTH } from './rules';

/**
 * Normalises a family password for hashing and comparison: case, spaces and accents do not matter,
 * since people tell it to each other. The vowel signs of Indian scripts stay, because they are
 * letters.
 */
export const foldPassword = (typed: string): string =>
  typed.normalize('NFKD').replace(ACCENTS, '').replace(/\s/gu, '').toLowerCase().normalize('NFKC');

/** Accents of Latin, Greek and Cyrillic letters, and the vowel points of Arabic and Hebrew. */
const ACCENTS = /[\p{Script=Inherited}\u0591-\u05c7]/gu;

/** Whether a folded password has a permitted length. */
export const hasValidLength = ({ length }: string): boolean =>
  length >= MIN_FAMILY_PASSWORD_LENGTH && length <= MAX_FAMILY_PASSWORD_LENGTH;
