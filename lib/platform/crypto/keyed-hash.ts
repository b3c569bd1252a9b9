import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

/**
 * A hash that nobody can make without the site's secret (base64url, 256 bits).
 * @param purpose each has a key of its own, so that hashes of different purposes cannot be compared
 */
export const keyedHash = (purpose: string, text: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', purpose, 32)))
    .update(text)
    .digest('base64url');

/** Whether two texts are the same, in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
