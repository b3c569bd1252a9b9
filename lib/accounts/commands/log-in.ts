import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import type { IsInvited } from '../is-sign-up-refused';
import { passwordMatches } from '../password-hash';
import { CODE_ATTEMPTS } from '../rules';
import type { LoginInput } from '../schema';
import { issueSignupCode } from './issue-code';
import { lockAccount } from './lock-account';
import { type OpenedSession, openSession } from './open-session';

type CountCode = () => Promise<unknown>;

/**
 * Signs an account in. Throws `unauthenticated` for a wrong password, and with the same answer
 * after the same time for an unknown address. Throws `forbidden` for an unverified account, with
 * `isUnverified` and the id of a challenge as `userId` (product.md 4).
 * @param countCode counts a request for a code before one is mailed; may throw `too_many`
 */
export async function logIn(
  { email, password }: LoginInput,
  userAgent: string,
  isInvited: IsInvited,
  countCode: CountCode,
  now = new Date(),
): Promise<OpenedSession> {
  const account = await accountForLogin(email);
  const matches = await passwordMatches(account?.passwordHash, password);
  if (!account || !matches) throw wrongLoginError();
  if (!account.emailVerifiedAt) throw await unverifiedError(account, isInvited, countCode, now);
  return db().$transaction(async (tx) => {
    await requireSamePassword(tx, account);
    return openSession(tx, account.id, userAgent, now);
  });
}

const wrongLoginError = () =>
  new AppError('unauthenticated', messageFor('accounts.faults.wrongLogin'));

/**
 * Checking a password takes a while, and a password changed meanwhile must not open a session.
 * Takes the same lock as the later update of the row: two logins that first shared a weaker lock
 * would deadlock.
 */
async function requireSamePassword(tx: Tx, { id, passwordHash }: LoginAccount): Promise<void> {
  const unchanged = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id} AND "passwordHash" = ${passwordHash} FOR NO KEY UPDATE`;
  if (unchanged.length === 0) throw wrongLoginError();
}

async function unverifiedError(
  account: LoginAccount,
  isInvited: IsInvited,
  countCode: CountCode,
  now: Date,
): Promise<AppError> {
  const userId =
    (await openChallenge(db(), account.id, now)) ??
    (await countAndIssueCode(account, isInvited, countCode, now));
  return new AppError('forbidden', messageFor('accounts.refusals.notVerified'), {
    details: { isUnverified: true, userId },
  });
}

async function countAndIssueCode(
  account: LoginAccount,
  isInvited: IsInvited,
  countCode: CountCode,
  now: Date,
): Promise<string> {
  await countCode(); // before the transaction, since counting needs another connection
  return db().$transaction(async (tx) => {
    await lockAccount(tx, account.id);
    const openedMeanwhile = await openChallenge(tx, account.id, now);
    return openedMeanwhile ?? issueSignupCode(tx, account, isInvited, now);
  });
}

/**
 * A challenge whose code is still valid. It is not mailed again; the page can request another one.
 */
async function openChallenge(tx: Tx, userId: string, now: Date): Promise<string | undefined> {
  const open = await tx.challenge.findFirst({
    where: {
      userId,
      purpose: 'verify_email',
      consumedAt: null,
      expiresAt: { gt: now },
      attempts: { lt: CODE_ATTEMPTS },
    },
    orderBy: { sentAt: 'desc' },
    select: { id: true },
  });
  return open?.id;
}

/** No other query reads the password hash. */
type LoginAccount = {
  id: string;
  email: string;
  passwordHash: string;
  language: string;
  emailVerifiedAt: Date | null;
};

const accountForLogin = (email: string): Promise<LoginAccount | null> =>
  db().user.findUnique({
    where: { email },
    select: { id: true, email: true, passwordHash: true, language: true, emailVerifiedAt: true },
  });
