import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { VerifyOtpInput } from '../schema';
import { guessCode } from './guess-code';
import { voidSignupCodes } from './issue-code';
import { type OpenedSession, openSession } from './open-session';

/**
 * Confirms the address of an account with the mailed code and signs it in. Throws the error that
 * `guessCode` returns, after the attempt is committed.
 */
export async function verifyEmail(
  { userId: challengeId, otp }: VerifyOtpInput,
  userAgent: string,
  now = new Date(),
): Promise<OpenedSession> {
  const outcome = await db().$transaction(async (tx) => {
    const guess = { challengeId, purpose: 'verify_email', code: otp } as const;
    const userId = await guessCode(tx, guess, now);
    if (userId instanceof AppError) return userId;
    await tx.user.update({
      where: { id: userId },
      data: { emailVerifiedAt: now },
      select: { id: true },
    });
    await voidSignupCodes(tx, userId, now);
    return openSession(tx, userId, userAgent, now);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
