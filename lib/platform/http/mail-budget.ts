import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';

/**
 * Counts a mail to somebody who may not expect one: three a day to an address, over all kinds (invitations to keep a page or to see
 * it, and what became of a condolence) and from everybody together. The address is counted as a keyed hash. Throws `too_many`.
 */
export const countMail = (email: string): Promise<void> =>
  consumeRateLimit('mailsToAddress', keyedHash('perennial first mails', email.toLowerCase()));

/** The same for a mail that is left out where there were enough; returns whether it may be sent. */
export async function mayMail(email: string): Promise<boolean> {
  try {
    await countMail(email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false;
    throw error;
  }
}
