import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { passwordMatches } from '../password-hash';
import { accountForLogin, type LoginAccount } from '../queries/login-account';
import { CODE_ATTEMPTS } from '../rules';
import type { LoginInput } from '../schema';
import { requireCodeLeft } from './code-budget';
import { issueCode } from './issue-code';
import { lockAccount } from './lock-account';
import { openSession, type SignedIn } from './open-session';

/**
 * Signs an account in. Throws `unauthenticated`, alike and as slowly for an unknown e-mail; for an
 * unverified account `forbidden` with `isUnverified` and, as `userId`, a challenge (spec 4).
 */
export async function logIn(
  { email, password }: LoginInput,
  userAgent: string,
  now = new Date(),
): Promise<SignedIn> {
  const account = await accountForLogin(email);
  const matches = await passwordMatches(account?.passwordHash, password);
  if (!account || !matches) throw wrongLogin();
  if (!account.emailVerifiedAt) throw await unverified(account, now);
  return db().$transaction(async (tx) => {
    await requireSamePassword(tx, account);
    return openSession(tx, account.id, userAgent, now);
  });
}

const wrongLogin = () => new AppError('unauthenticated', 'Invalid email or password');

/** Checking a password takes a while; one that was changed meanwhile must not open a session. */
async function requireSamePassword(tx: Tx, { id, passwordHash }: LoginAccount): Promise<void> {
  const same = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id} AND "passwordHash" = ${passwordHash} FOR SHARE`;
  if (same.length === 0) throw wrongLogin();
}

async function unverified(account: LoginAccount, now: Date): Promise<AppError> {
  const userId = await db().$transaction(async (tx) => {
    await lockAccount(tx, account.id);
    return (await openChallenge(tx, account.id, now)) ?? mailCode(tx, account, now);
  });
  return new AppError('forbidden', 'Please verify your email before logging in.', {
    details: { isUnverified: true, userId },
  });
}

/** A code that is still good is not mailed a second time; the page can ask for another. */
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

async function mailCode(tx: Tx, { id: userId, email }: LoginAccount, now: Date): Promise<string> {
  await requireCodeLeft(tx, { userId }, now);
  return issueCode(tx, { purpose: 'verify_email', userId, email }, now);
}
