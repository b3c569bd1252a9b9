import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import {
  type CeilingCaller,
  type CeilingUse,
  consumeCeiling,
  findClosedCeilings,
  tryConsumeCeiling,
} from './consume-ceiling';
import { consumeRateLimit, findExhaustedKeys, tryConsumeRateLimit, undoUse } from './rate-limit';

/** The table of limits contains hashes instead of addresses. */
const keyOf = (email: string) => keyedHash('perennial first mails', email.toLowerCase());

const ofMemorial = (email: string, memorialId: string) => `${memorialId} ${keyOf(email)}`;
const sourceOf = (memorialId: string) => ({ key: memorialId, times: 1 });
const asCaller = (memorialId: string) => ({ sources: [sourceOf(memorialId)], known: null });

/**
 * Counts a mail that a family sends to somebody. Because of one memorial an address receives at most
 * three a day, over all kinds of mail (invitations to keep or see a page, decisions about a
 * condolence). All families share a ceiling, beyond which each memorial's first mail of the day still
 * goes, so that nobody's invitations hold back another family's, up to a number that nobody passes.
 * Throws `too_many`.
 */
export async function consumeMailLimit(email: string, memorialId: string): Promise<void> {
  const now = new Date();
  const key = ofMemorial(email, memorialId);
  await consumeRateLimit('mailsOfMemorial', key, now);
  try {
    await consumeCeiling('mailsToAddress', keyOf(email), asCaller(memorialId), now);
  } catch (error) {
    await undoUse('mailsOfMemorial', key, now);
    throw error;
  }
}

/** Throws `too_many` with the addresses that may receive no further mail today. Counts nothing. */
export async function requireMailsLeft(
  emails: readonly string[],
  memorialId: string,
): Promise<void> {
  const emailOf = new Map<string, string>();
  for (const email of emails)
    emailOf.set(keyOf(email), email).set(ofMemorial(email, memorialId), email);
  const all = emails.map(keyOf);
  const exhausted = [
    ...(await findExhaustedKeys(
      'mailsOfMemorial',
      emails.map((email) => ofMemorial(email, memorialId)),
    )),
    ...(await findClosedCeilings('mailsToAddress', all, sourceOf(memorialId))),
  ];
  if (exhausted.length === 0) return;
  const addresses = [...new Set(exhausted.map((key) => emailOf.get(key)))].join(', ');
  throw new AppError('too_many', messageFor('http.limits.mailsToAddresses', { addresses }));
}

/**
 * Like `consumeMailLimit`, for a mail that is skipped beyond the limit. Returns whether it may be sent.
 */
export async function tryConsumeMailLimit(email: string, memorialId: string): Promise<boolean> {
  const now = new Date();
  const key = ofMemorial(email, memorialId);
  if (!(await tryConsumeRateLimit('mailsOfMemorial', key, now))) return false;
  const use = await tryConsumeCeiling('mailsToAddress', keyOf(email), asCaller(memorialId), now);
  if (!use.isAllowed) await undoUse('mailsOfMemorial', key, now);
  return use.isAllowed;
}

/** Who sends a form; `ownEmail` is the confirmed address of their account, null without one. */
type Sender = Pick<CeilingCaller, 'sources'> & { ownEmail: string | null };
/** A mail that answers a form, into which anybody may have typed the address. */
type FormMail = { email: string; isRobots: boolean };

/**
 * Counts a mail that answers a form. They are counted separately from a family's mails, so that
 * nobody can block invitations by typing somebody's address into forms. Forms sent by robots are
 * counted separately from forms sent by people. Somebody who is signed in with the address itself
 * is known, and nobody else is. The returned use says whether the mail may be sent.
 */
export function tryConsumeFormMailLimit(
  { sources, ownEmail }: Sender,
  { email, isRobots: isFromRobot }: FormMail,
): Promise<CeilingUse> {
  const subject = (isFromRobot ? 'robots ' : '') + keyOf(email);
  const isOwn = ownEmail?.toLowerCase() === email.toLowerCase();
  const known = isOwn ? { key: 'its own account', isByAge: false } : null;
  return tryConsumeCeiling('mailsOfForms', subject, { sources, known });
}
