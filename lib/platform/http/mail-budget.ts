import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';

/**
 * Counts a mail to somebody who may not expect one: three a day to an address, over all kinds and from everybody together. The
 * address is counted as a keyed hash. Throws `too_many`.
 * @param email in lower case
 */
export const countFirstMail = (email: string): Promise<void> =>
  consumeRateLimit('firstMailsToAddress', keyedHash('perennial first mails', email));

/** The same for a mail that is left out where there were enough; returns whether it may be sent. */
export async function mayMail(email: string): Promise<boolean> {
  try {
    await countFirstMail(email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false;
    throw error;
  }
}
