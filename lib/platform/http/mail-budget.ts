import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';
import { consumeRateLimit, hasUseLeft, returnUse, usedUp } from '@/lib/platform/http/rate-limit';
import { said } from '@/lib/platform/language/said';

/** Addresses are counted as keyed hashes. */
const keyOf = (email: string) => keyedHash('perennial first mails', email.toLowerCase());

/**
 * Counts a mail that somebody gets because a family wants it: three a day to an address, over all kinds (invitations to keep a page
 * or to see it, and what became of a condolence) and from everybody together. Throws `too_many`.
 */
export const countMail = (email: string): Promise<void> =>
  consumeRateLimit('mailsToAddress', keyOf(email));

/** Counts nothing. Throws `too_many`, with their names, where some of a list of addresses have no such mail left today. */
export async function requireMailsLeft(emails: readonly string[]): Promise<void> {
  const emailOf = new Map(emails.map((email) => [keyOf(email), email]));
  const full = await usedUp('mailsToAddress', [...emailOf.keys()]);
  if (full.length === 0) return;
  const addresses = full.map((key) => emailOf.get(key)).join(', ');
  throw new AppError('too_many', said('http.limits.mailsToAddresses', { addresses }));
}

/** The same as `countMail` for a mail that is left out where there were enough; returns whether it may be sent. */
export const mayMail = (email: string): Promise<boolean> =>
  hasUseLeft('mailsToAddress', keyOf(email));

/** A mail that answers a form in which anybody may have typed the address. */
type FormMail = { email: string; isRobots: boolean };
const formKey = ({ email, isRobots }: FormMail) => (isRobots ? 'robots ' : '') + keyOf(email);

/**
 * Counts such a mail, three a day to an address, and apart from those that a family wants: whoever types somebody's address into forms does
 * not keep invitations from them. A robot's forms take nothing from those of people either. Returns whether it may be sent.
 */
export const mayMailForForm = (mail: FormMail): Promise<boolean> =>
  hasUseLeft('mailsOfForms', formKey(mail));

/** Takes back one that was counted at `at` and not sent: its form was sent twice. */
export const returnFormMail = (mail: FormMail, at: Date): Promise<void> =>
  returnUse('mailsOfForms', formKey(mail), at);
