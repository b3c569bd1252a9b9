import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { VerifyOtpInput } from '../schema';
import { guessCode } from './guess-code';
import { openSession, type SignedIn } from './open-session';

/**
 * Confirms an account's e-mail with the mailed code and signs it in. Throws what guess-code.ts
 * refuses with, after the attempt has been counted.
 */
export async function verifyEmail(
  { userId: challengeId, otp }: VerifyOtpInput,
  userAgent: string,
  now = new Date(),
): Promise<SignedIn> {
  const outcome = await db().$transaction(async (tx) => {
    const guess = { challengeId, purpose: 'verify_email', code: otp } as const;
    const userId = await guessCode(tx, guess, now);
    if (userId instanceof AppError) return userId;
    await tx.user.update({
      where: { id: userId },
      data: { emailVerifiedAt: now },
      select: { id: true },
    });
    await tx.challenge.updateMany({
      where: { userId, purpose: 'verify_email', consumedAt: null },
      data: { consumedAt: now },
    });
    return openSession(tx, userId, userAgent, now);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
