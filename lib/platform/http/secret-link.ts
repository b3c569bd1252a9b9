import { createHash } from 'node:crypto';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { derivedText } from '@/lib/platform/ids/derived-id';
import { SECRET_LENGTH } from '@/lib/platform/ids/public-id';

/*
 * Addresses that somebody without an account is given, and nobody else: 22 random characters, of which the database has a
 * hash only. Their pages are never indexed or kept, and name no page that they came from (security.md, "Secret links").
 */

/** What the database keeps of a secret: unguessable as it is, a plain hash is enough. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/**
 * A secret that belongs to something that may arrive twice, and is then the same; nobody can say it without the site's own.
 * @param source is random and was given to one person only
 */
export const secretFrom = (source: string): string =>
  derivedText(SECRET_LENGTH, keyedHash('perennial secret links', source));

/** A path for a log: without secrets in it. */
export const withoutSecrets = (path: string): string =>
  path.replace(/[1-9A-HJ-NP-Za-km-z]{22}(?![1-9A-HJ-NP-Za-km-z])/g, '…');
