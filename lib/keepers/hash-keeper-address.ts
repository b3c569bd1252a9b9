import { keyedHash } from '@/lib/platform/crypto/keyed-hash';

/**
 * The hash of an invited address. Keyed, because it may belong to somebody without an account who
 * never agreed to have it stored.
 */
export const hashKeeperAddress = (email: string): string =>
  keyedHash('perennial invited addresses', email);
