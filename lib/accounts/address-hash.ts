import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '@/lib/env';

/**
 * What the database keeps of an address that a reset was asked for. Keyed: it may be the address of
 * somebody who has no account here and never asked to be remembered.
 */
export const hashAddress = (email: string): string =>
  createHmac('sha256', key()).update(email).digest('base64url');

const key = () =>
  Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', 'perennial reset addresses', 32));
