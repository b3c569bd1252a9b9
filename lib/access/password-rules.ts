import { PASSWORD_MAX, PASSWORD_MIN } from './rules';

/**
 * A family password as it is hashed and compared: capital letters, spaces and accents do not matter, since people hear it
 * from each other. The vowel signs of Indian scripts are letters, and stay.
 */
export const foldPassword = (typed: string): string =>
  typed.normalize('NFKD').replace(ACCENTS, '').replace(/\s/gu, '').toLowerCase().normalize('NFKC');

/** Accents of Latin, Greek and Cyrillic letters, and the vowel points of Arabic and Hebrew. */
const ACCENTS = /[\p{Script=Inherited}\u0591-\u05c7]/gu;

/** Whether a folded text may be a family password. */
export const isLongEnough = ({ length }: string): boolean =>
  length >= PASSWORD_MIN && length <= PASSWORD_MAX;
