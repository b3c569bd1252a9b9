import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids/public-id';
import { hashPassword, passwordMatches } from '../password-hash';
import type { RegisterInput } from '../schema';
import { requireCodeLeft } from './code-budget';
import { issueCode } from './issue-code';
import { lockAccount } from './lock-account';

/**
 * Creates an unverified account, or starts one anew that nobody has verified, and mails a code.
 * Gives the challenge's id. Throws `conflict` for an account that is in use.
 */
export async function register(input: RegisterInput, now = new Date()): Promise<string> {
  const { email, firstName, lastName, password } = input;
  const passwordHash = await hashPassword(password);
  return db().$transaction(async (tx) => {
    const id = newId();
    const data = { id, email, firstName, lastName, passwordHash, createdAt: now };
    const created = await tx.user.createMany({ data, skipDuplicates: true });
    if (created.count === 1) return mailCode(tx, { id, email }, now);
    const account = await lockUnverified(tx, email);
    if (!(await passwordMatches(account.passwordHash, password)))
      await voidCodes(tx, account.id, now);
    await tx.user.update({
      where: { id: account.id },
      data: { firstName, lastName, passwordHash },
      select: { id: true },
    });
    return mailCode(tx, account, now);
  });
}

async function mailCode(tx: Tx, { id: userId, email }: { id: string; email: string }, now: Date) {
  await requireCodeLeft(tx, { userId }, now);
  return issueCode(tx, { purpose: 'verify_email', userId, email }, now);
}

async function lockUnverified(tx: Tx, email: string) {
  const found = await tx.user.findUnique({ where: { email }, select: { id: true } });
  if (found) await lockAccount(tx, found.id);
  const account = await tx.user.findUnique({
    where: { email, emailVerifiedAt: null },
    select: { id: true, email: true, passwordHash: true },
  });
  if (!account) throw new AppError('conflict', 'User already exists');
  return account;
}

/**
 * Somebody with another password registers the same address. A code mailed for the earlier
 * registration must not confirm the later one's password, or a stranger could wait for the owner
 * to type it and own the account.
 */
const voidCodes = (tx: Tx, userId: string, now: Date) =>
  tx.challenge.updateMany({
    where: { userId, purpose: 'verify_email', consumedAt: null },
    data: { consumedAt: now },
  });
