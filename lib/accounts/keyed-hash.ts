import { randomInt } from 'node:crypto';
import { equalsInConstantTime, keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { CODE_DIGITS } from './rules';

/** A code that nobody can enter: people type digits, which never match ''. */
export const NO_CODE = '';

/** Creates a code; all are equally likely. */
export const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * The hash of a code for the database. Keyed, because all million codes can be hashed within a
 * second; includes the challenge's id, so that it matches in no other challenge.
 */
export const hashCode = (challengeId: string, code: string): string =>
  keyedHash('perennial e-mailed codes', `${challengeId}:${code}`);

/** Compares in constant time. */
export const codeMatches = (stored: string, challengeId: string, code: string): boolean =>
  equalsInConstantTime(stored, hashCode(challengeId, code));

/**
 * The hash of an address for which a reset was requested. Keyed, because it may belong to somebody
 * without an account who never agreed to have it stored.
 */
export const hashResetAddress = (email: string): string =>
  keyedHash('perennial reset addresses', email);

/**
 * The hash of an address that a family invited to see a memorial, or whose owner asks to see it. Keyed for
 * the same reason.
 */
export const hashAccessAddress = (email: string): string =>
  keyedHash('perennial let-in addresses', email);

/** Signs an entry of the known device's cookie (known-device.ts). */
export const signDevice = (statement: string): string =>
  keyedHash('perennial known devices', statement);
