import { keyedHash } from '@/lib/platform/crypto/keyed-hash';

/**
 * The hash of an address that was invited, by which the same one is found again. Keyed: it may be the address of somebody who
 * has no account here and never agreed to have it stored.
 */
export const hashInvited = (email: string): string =>
  keyedHash('perennial invited addresses', email);
