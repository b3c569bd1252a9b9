import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';
import {
  consumeRateLimit,
  findExhaustedKeys,
  tryConsumeRateLimit,
  undoUse,
} from '@/lib/platform/http/rate-limit';
import { messageFor } from '@/lib/platform/language/message';

/** The table of limits contains hashes instead of addresses. */
const keyOf = (email: string) => keyedHash('perennial first mails', email.toLowerCase());

/**
 * Counts a mail that a family sends to somebody. An address receives at most three a day, over all
 * kinds of mail (invitations to keep or see a page, decisions about a condolence) and all families.
 * Throws `too_many`.
 */
export const consumeMailLimit = (email: string): Promise<void> =>
  consumeRateLimit('mailsToAddress', keyOf(email));

/** Throws `too_many` with the addresses that may receive no further mail today. Counts nothing. */
export async function requireMailsLeft(emails: readonly string[]): Promise<void> {
  const emailOf = new Map(emails.map((email) => [keyOf(email), email]));
  const exhausted = await findExhaustedKeys('mailsToAddress', [...emailOf.keys()]);
  if (exhausted.length === 0) return;
  const addresses = exhausted.map((key) => emailOf.get(key)).join(', ');
  throw new AppError('too_many', messageFor('http.limits.mailsToAddresses', { addresses }));
}

/**
 * Like `consumeMailLimit`, for a mail that is skipped beyond the limit. Returns whether it may be sent.
 */
export const tryConsumeMailLimit = (email: string): Promise<boolean> =>
  tryConsumeRateLimit('mailsToAddress', keyOf(email));

/** A mail that answers a form, into which anybody may have typed the address. */
type FormMail = { email: string; isRobots: boolean };
const formKey = ({ email, isRobots: isFromRobot }: FormMail) =>
  (isFromRobot ? 'robots ' : '') + keyOf(email);

/**
 * Counts a mail that answers a form; an address receives three a day. They are counted separately
 * from a family's mails, so that nobody can block invitations by typing somebody's address into
 * forms. Forms sent by robots are counted separately from forms sent by people. Returns whether the
 * mail may be sent.
 */
export const tryConsumeFormMailLimit = (mail: FormMail): Promise<boolean> =>
  tryConsumeRateLimit('mailsOfForms', formKey(mail));

/**
 * Takes back the use counted at `at` for a mail that was not sent because its form was submitted
 * twice.
 */
export const undoFormMailUse = (mail: FormMail, at: Date): Promise<void> =>
  undoUse('mailsOfForms', formKey(mail), at);
