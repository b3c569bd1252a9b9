import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { newSecretId } from '@/lib/platform/ids/public-id';
import type { Language } from '@/lib/platform/language/languages';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { type IsInvited, isSignUpRefused } from '../is-sign-up-refused';
import { hashCode, NO_CODE, newCode } from '../keyed-hash';
import { CODE_MINUTES, confirmedName, minutesAfter, RESEND_SECONDS, secondsUntil } from '../rules';
import { hasCodeLeft, requireCodeLeft } from './code-budget';
import { challengeNotFoundError, challengeUsedError } from './code-errors';
import { mailCode } from './issue-code';
import { lockAccount, lockAddress } from './lock-account';

/**
 * Mails a new code for a challenge. The old code becomes invalid, the attempts start again, and a
 * lock ends (product.md 4). Decoys behave the same. `byKnownDevice`: the request comes from a known
 * device, which has its own codes. `requestLanguage` is the language of the request, used for decoys. Throws
 * `too_many`, with `remainingTime` in seconds, within ten seconds of the last code, and if the
 * codes of the account or address are used up.
 */
export async function resendCode(
  challengeId: string,
  byKnownDevice: boolean,
  requestLanguage: Language,
  isInvited: IsInvited,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { user, ...challenge } = await lockChallenge(tx, challengeId);
    const { purpose, addressHash } = challenge;
    if (challenge.consumedAt) throw challengeUsedError();
    const nextAllowed = new Date(challenge.sentAt.getTime() + RESEND_SECONDS * 1000);
    if (nextAllowed > now) throw tooSoonError(secondsUntil(nextAllowed, now));
    const accountId = user?.id ?? '';
    const accountCodes = { userId: accountId };
    const byStranger = purpose === 'reset_password' && !byKnownDevice;
    const counted = byStranger ? ({ addressHash, byKnownDevice: false } as const) : accountCodes;
    await requireCodeLeft(tx, counted, byKnownDevice, now);
    // As in request-reset.ts: beyond the account's own limit, a stranger's reset continues as a
    // decoy.
    const hasLeft = await hasCodeLeft(tx, accountCodes, byKnownDevice, now);
    const userId = hasLeft ? challenge.userId : null;
    // The old code stays as its own row, because limits count rows.
    await tx.challenge.create({ data: { ...challenge, id: newSecretId(), consumedAt: now } });
    const to = user?.email ?? '';
    const isRefused = (await isSignUpRefused(tx, to, isInvited)) && !user?.emailVerifiedAt;
    const code = isRefused ? NO_CODE : newCode();
    await tx.challenge.update({
      where: { id: challengeId },
      data: {
        userId,
        byKnownDevice,
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
