import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import type { Language } from '@/lib/platform/language/languages';
import { messageFor } from '@/lib/platform/language/message';
import { requireSignUpOpen } from '@/lib/platform/site-settings/require-open';
import type { IsInvited } from '../is-sign-up-refused';
import { hashPassword, passwordMatches } from '../password-hash';
import type { RegisterInput } from '../schema';
import { issueSignupCode, voidSignupCodes } from './issue-code';
import { lockAccount } from './lock-account';

/**
 * Creates an unverified account, or replaces one that was never verified, and mails a code.
 * `language` is stored as the language of all mails. Returns the id of the challenge. Throws
 * `conflict` for an account in use, and `forbidden` while the site accepts no new members. If the
 * site requires an invitation and this person has none, the answer is the same, but the mail has no
 * code.
 */
export async function register(
  input: RegisterInput,
  language: Language,
  isInvited: IsInvited,
  now = new Date(),
): Promise<string> {
  const { email, firstName, lastName, password } = input;
  requireSignUpOpen();
  const passwordHash = await hashPassword(password);
  return db().$transaction(async (tx) => {
    const id = newId();
    const data = { id, email, firstName, lastName, passwordHash, language, createdAt: now };
    const created = await tx.user.createMany({ data, skipDuplicates: true });
    if (created.count === 1) return issueSignupCode(tx, { id, email, language }, isInvited, now);
    const account = await lockUnverified(tx, email);
    // Somebody registers the same address with another password. A code mailed for the earlier
    // registration must not confirm the new password: a stranger could wait until the owner enters
    // that code, and then own the account.
    if (!(await passwordMatches(account.passwordHash, password)))
      await voidSignupCodes(tx, account.id, now);
    await tx.user.update({
      where: { id: account.id },
      data: { firstName, lastName, passwordHash, language },
      select: { id: true },
    });
    return issueSignupCode(tx, { ...account, language }, isInvited, now);
  });
}

async function lockUnverified(tx: Tx, email: string) {
  const existing = await tx.user.findUnique({ where: { email }, select: { id: true } });
  if (existing) await lockAccount(tx, existing.id);
  const account = await tx.user.findUnique({
    where: { email, emailVerifiedAt: null },
    select: { id: true, email: true, passwordHash: true },
  });
  if (!account) throw new AppError('conflict', messageFor('accounts.refusals.exists'));
  return account;
}
