import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { passwordChangedMail } from '../password-changed-mail';
import { hashPassword } from '../password-hash';
import type { ResetPasswordInput } from '../schema';
import { endAllSessions } from './end-all-sessions';
import { guessCode } from './guess-code';

/**
 * Sets a new password with the mailed code and ends every session of the account at once.
 * Whoever has the code reads the mailbox, so the address counts as verified from then on: the
 * password that a stranger may have chosen at sign-up is gone with the old hash.
 * Throws what guess-code.ts refuses with, after the attempt has been counted.
 */
export async function resetPassword(
  { userId: challengeId, otp, newPassword }: ResetPasswordInput,
  now = new Date(),
): Promise<void> {
  const refusal = await db().$transaction(async (tx) => {
    const guess = { challengeId, purpose: 'reset_password', code: otp } as const;
    const userId = await guessCode(tx, guess, now);
    if (userId instanceof AppError) return userId;
    await setPassword(tx, userId, await hashPassword(newPassword), now);
    await voidOtherCodes(tx, userId, now);
    // After the password: a login that is under way has opened its session by now, or will fail.
    await endAllSessions(tx, userId, now);
    const { email } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true },
    });
    await enqueueMail(tx, passwordChangedMail(challengeId, email));
    return null;
  });
  if (refusal) throw refusal;
}

async function setPassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx.user.update({ where: { id }, data: { passwordHash }, select: { id: true } });
  await tx.user.updateMany({
    where: { id, emailVerifiedAt: null },
    data: { emailVerifiedAt: now },
  });
}

/**
 * Codes that are still under way are worth nothing now. A reset that somebody else asked for becomes
 * a decoy: refusing it would tell them that there is an account.
 */
async function voidOtherCodes(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.challenge.updateMany({
    where: { userId, purpose: 'verify_email', consumedAt: null },
    data: { consumedAt: now },
  });
  await tx.challenge.updateMany({
    where: { userId, purpose: 'reset_password', consumedAt: null },
    data: { userId: null },
  });
}
