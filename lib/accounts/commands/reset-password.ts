import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import type { DeviceOwner } from '../known-device';
import { passwordChangedMail } from '../password-changed-mail';
import { hashPassword } from '../password-hash';
import type { ResetPasswordInput } from '../schema';
import { deleteKnownDevices } from './delete-known-devices';
import { endAllSessions } from './end-sessions';
import { guessCode } from './guess-code';
import { voidSignupCodes } from './issue-code';
import { revokeAllKeys } from './revoke-keys';

/**
 * Sets a new password with the mailed code, ends every session and API key of the account, and
 * makes all devices unknown to it. Returns the `DeviceOwner` with which cookies are signed from now
 * on. The code proves access to the mailbox, so the address counts as verified, and a password
 * that a stranger may have chosen at sign-up is replaced. Throws the error that `guessCode`
 * returns, after the attempt is committed.
 */
export async function resetPassword(
  { userId: challengeId, otp, newPassword }: ResetPasswordInput,
  now = new Date(),
): Promise<DeviceOwner> {
  const outcome = await db().$transaction(async (tx) => {
    const guess = { challengeId, purpose: 'reset_password', code: otp } as const;
    const userId = await guessCode(tx, guess, now);
    if (userId instanceof AppError) return userId;
    await setPassword(tx, userId, await hashPassword(newPassword), now);
    await voidOtherCodes(tx, userId, now);
    // After the password: a concurrent login has either opened its session by now or will fail.
    await endAllSessions(tx, userId, now);
    const keys = await revokeAllKeys(tx, userId, now);
    const owner = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, firstName: true, language: true },
    });
    const language = toOfferedLanguage(owner.language);
    await enqueueMail(tx, passwordChangedMail(challengeId, owner, language, keys));
    return deleteKnownDevices(tx, userId);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

async function setPassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx.user.update({ where: { id }, data: { passwordHash }, select: { id: true } });
  await tx.user.updateMany({
    where: { id, emailVerifiedAt: null },
    data: { emailVerifiedAt: now },
  });
}

/**
 * Invalidates all other codes of the account. A reset that somebody else requested becomes a decoy:
 * refusing it would reveal that there is an account.
 */
async function voidOtherCodes(tx: Tx, userId: string, now: Date): Promise<void> {
  await voidSignupCodes(tx, userId, now);
  await tx.challenge.updateMany({
    where: { userId, purpose: 'reset_password', consumedAt: null },
    data: { userId: null },
  });
}
