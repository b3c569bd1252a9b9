import { randomInt } from 'node:crypto';
import { isSameText, keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { CODE_DIGITS } from './rules';

/** In the place of a code where nobody shall have one: what is typed has digits, and fits none. */
export const NO_CODE = '';

/** A new code; all codes are equally likely. */
export const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * The hash of a code for the database. Keyed, because all million codes can be hashed within a second;
 * bound to its challenge, so that it matches no other one.
 */
export const hashCode = (challengeId: string, code: string): string =>
  keyedHash('perennial e-mailed codes', `${challengeId}:${code}`);

/** Whether `stored` is the hash of `code`, in constant time. */
export const codeMatches = (stored: string, challengeId: string, code: string): boolean =>
  isSameText(stored, hashCode(challengeId, code));

/**
 * The hash of an address for which a reset was requested. Keyed: it may be the address of somebody who
 * has no account here and never agreed to have it stored.
 */
export const hashAddress = (email: string): string => keyedHash('perennial reset addresses', email);

/** The hash of an address that a family lets see a memorial, or that asks to. Keyed for the same reason. */
export const hashLetIn = (email: string): string => keyedHash('perennial let-in addresses', email);

/** The signature of what a known device's cookie states (known-device.ts). */
export const signDevice = (statement: string): string =>
  keyedHash('perennial known devices', statement);
