import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { keyFor } from '@/lib/platform/crypto/key-for';
import { CODE_DIGITS } from './rules';

/** A new code; all codes are equally likely. */
export const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * The hash of a code for the database. Keyed, because all million codes can be hashed within a second;
 * bound to its challenge, so that it matches no other one.
 */
export const hashCode = (challengeId: string, code: string): string =>
  createHmac('sha256', keyFor('perennial e-mailed codes'))
    .update(`${challengeId}:${code}`)
    .digest('base64url');

/** Whether `stored` is the hash of `code`, in constant time. */
export const codeMatches = (stored: string, challengeId: string, code: string): boolean =>
  isSameText(stored, hashCode(challengeId, code));

/** Whether two texts are the same, in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/**
 * The hash of an address for which a reset was requested. Keyed: it may be the address of somebody who
 * has no account here and never agreed to have it stored.
 */
export const hashAddress = (email: string): string =>
  createHmac('sha256', keyFor('perennial reset addresses')).update(email).digest('base64url');

/** The hash of an address that a family lets see a memorial, or that asks to. Keyed for the same reason. */
export const hashLetIn = (email: string): string =>
  createHmac('sha256', keyFor('perennial let-in addresses')).update(email).digest('base64url');

/** The signature of what a known device's cookie states (known-device.ts). */
export const signDevice = (statement: string): string =>
  createHmac('sha256', keyFor('perennial known devices')).update(statement).digest('base64url');
