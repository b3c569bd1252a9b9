import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { CODE_DIGITS } from './rules';

/** A new code, every one as likely as any other. */
export const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * What the database keeps of a code. Keyed, because a million codes are hashed in a second;
 * bound to its challenge, so that a hash is worth nothing elsewhere.
 */
export const hashCode = (challengeId: string, code: string): string =>
  createHmac('sha256', key()).update(`${challengeId}:${code}`).digest('base64url');

export function codeMatches(stored: string, challengeId: string, code: string): boolean {
  const given = Buffer.from(hashCode(challengeId, code));
  const kept = Buffer.from(stored);
  return kept.length === given.length && timingSafeEqual(kept, given);
}

const key = () =>
  Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', 'perennial e-mailed codes', 32));
