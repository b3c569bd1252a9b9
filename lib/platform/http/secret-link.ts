import { createHash } from 'node:crypto';
import type { Metadata } from 'next';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { derivedText } from '@/lib/platform/ids/derived-id';
import { newSecretId, SECRET_ID, SECRET_LENGTH } from '@/lib/platform/ids/public-id';

/**
 * A link that is sent to one person, who is known by having it. The address carries the secret; the database has its
 * hash alone, so that whoever reads a backup can open no link. Opening it changes nothing, since programs that scan mail
 * open links, too: only a button does, which posts.
 */
export function newSecretLink(): { secret: string; hash: string } {
  const secret = newSecretId();
  return { secret, hash: hashSecret(secret) };
}

/** What the database stores of a secret: 128 random bits need neither a key nor a slow hash. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Whether a text has the format of a secret; nothing else needs a database query. */
export const isSecret = (text: string): boolean => SECRET_ID.test(text);

/** For the page of such a link: no search engine keeps it, and no other site hears its address. */
export const SECRET_PAGE = {
  robots: { index: false, follow: false },
  // Not `no-referrer`: the page's own form would then be sent without an origin, and refused by older browsers' account.
  referrer: 'same-origin',
} as const satisfies Metadata;

/**
 * A secret that belongs to something that may arrive twice, and is then the same; nobody can say it without the site's own.
 * @param source is random and was given to one person only
 */
export const secretFrom = (source: string): string =>
  derivedText(SECRET_LENGTH, keyedHash('perennial secret links', source));

/** Not written as itself: beside the one letter outside Latin-1, V8 keeps two bytes for each letter of its chunk (decision 0122). */
const ELLIPSIS = String.fromCharCode(0x2026);

/**
 * A path for a log: without secrets in it. The proxies of `deploy/` cut the same (tests/unit/platform/http/secret-paths.test.ts
 * has all paths with a secret).
 */
export const withoutSecrets = (path: string): string =>
  path.replace(/[1-9A-HJ-NP-Za-km-z]{22,}/g, ELLIPSIS);
