import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { type IsInvited, isSignUpRefused } from '../is-sign-up-refused';
import { hashCode, NO_CODE, newCode } from '../keyed-hash';
import { CODE_MINUTES, confirmedName, minutesAfter, RESEND_SECONDS, secondsUntil } from '../rules';
import { challengeNotFoundError, challengeUsedError } from './code-errors';
import { mailCode } from './issue-code';
import { lockAccount, lockAddress } from './lock-account';

/**
 * Mails a new code for a challenge. The old code becomes invalid, the attempts start again, and a
 * lock ends (product.md 4). Decoys behave the same. The caller has counted it
 * (count-code-request.ts). `requestLanguage` is the language of the request, used for decoys.
 * Throws `too_many`, with `remainingTime` in seconds, within ten seconds of the last code.
 */
export async function resendCode(
  challengeId: string,
  requestLanguage: Language,
  isInvited: IsInvited,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { user, ...challenge } = await lockChallenge(tx, challengeId);
    const { purpose, userId } = challenge;
    if (challenge.consumedAt) throw challengeUsedError();
    const nextAllowed = new Date(challenge.sentAt.getTime() + RESEND_SECONDS * 1000);
    if (nextAllowed > now) throw tooSoonError(secondsUntil(nextAllowed, now));
    const to = user?.email ?? '';
    const isRefused = (await isSignUpRefused(tx, to, isInvited)) && !user?.emailVerifiedAt;
    const code = isRefused ? NO_CODE : newCode();
    await tx.challenge.update({
      where: { id: challengeId },
      data: {
        codeHash: hashCode(challengeId, code),
        attempts: 0,
        lockedUntil: null,
        sentAt: now,
        expiresAt: minutesAfter(now, CODE_MINUTES),
      },
      select: { id: true },
    });
    const sending = now.getTime(); // makes the mail's key unique, because two codes are sent at least ten seconds apart
    const mail = { purpose, challengeId, sending, to, name: confirmedName(user), code };
    const language = toOfferedLanguage(user?.language ?? requestLanguage);
    await mailCode(tx, mail, language, { decoy: userId === null });
  });
}

async function lockChallenge(tx: Tx, id: string) {
  const owner = await tx.challenge.findUnique({
    where: { id },
    select: { userId: true, addressHash: true },
  });
  if (!owner) throw challengeNotFoundError();
  if (owner.addressHash) await lockAddress(tx, owner.addressHash);
  await lockAccount(tx, owner.userId ?? '');
  const lockedChallenge = await tx.challenge.findUnique({
    where: { id },
    include: {
      user: {
        select: { id: true, email: true, firstName: true, emailVerifiedAt: true, language: true },
      },
    },
  });
  if (!lockedChallenge) throw challengeNotFoundError();
  return lockedChallenge;
}

const tooSoonError = (seconds: number) =>
  new AppError('too_many', messageFor('accounts.refusals.tooSoon', { seconds }), {
    details: { remainingTime: seconds },
  });
