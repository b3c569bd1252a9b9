import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

/**
 * A hash that cannot be computed without the site's secret (base64url, 256 bits).
 * @param purpose derives a separate key, so that hashes of different purposes cannot be compared
 */
export const keyedHash = (purpose: string, text: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', purpose, 32)))
    .update(text)
    .digest('base64url');

/** Compares two texts in constant time. */
export function equalsInConstantTime(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
