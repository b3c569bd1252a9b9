import { createHmac } from 'node:crypto';
import { keyFor } from '@/lib/platform/crypto/key-for';

/**
 * The hash of an address that was invited, by which the same one is found again. Keyed: it may be the address of somebody who
 * has no account here and never agreed to have it stored.
 */
export const hashInvited = (email: string): string =>
  createHmac('sha256', keyFor('perennial invited addresses')).update(email).digest('base64url');
