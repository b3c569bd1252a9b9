import { createHash } from 'node:crypto';
import type { Metadata } from 'next';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { derivedText } from '@/lib/platform/ids/derived-id';
import { newSecretId, SECRET_ID, SECRET_LENGTH } from '@/lib/platform/ids/public-id';

/**
 * Creates the secret of a link that identifies the person it is sent to. The database stores only
 * its hash, so a stolen backup opens no link. Opening the link changes nothing, since programs that
 * scan mails open links too; its page has a button that posts.
 */
export function newSecretLink(): { secret: string; hash: string } {
  const secret = newSecretId();
  return { secret, hash: hashSecret(secret) };
}

/**
 * The hash that the database stores. A secret has 128 random bits, so it needs neither a key nor a
 * slow hash.
 */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Whether a text has the format of a secret; any other text needs no database query. */
export const isSecret = (text: string): boolean => SECRET_ID.test(text);

/**
 * Metadata for the page of a secret link: search engines do not keep it, and other sites do not
 * receive its address.
 */
export const SECRET_PAGE_METADATA = {
  robots: { index: false, follow: false },
  // Not `no-referrer`: older browsers would then submit the page's own form without an origin, and
  // it would be refused.
  referrer: 'same-origin',
} as const satisfies Metadata;

/**
 * Derives a secret that is the same whenever a request is repeated. Without the site's key nobody
 * can compute it.
 * @param source random text that only one person received
 */
export const deriveSecret = (source: string): string =>
  derivedText(SECRET_LENGTH, keyedHash('perennial secret links', source));

/**
 * Replaces the secrets in a path, for logs. The proxies in `deploy/` do the same
 * (tests/unit/platform/http/secret-paths.test.ts lists all paths with a secret).
 */
export const redactSecrets = (path: string): string =>
  path.replace(/[1-9A-HJ-NP-Za-km-z]{22,}/g, '…');
