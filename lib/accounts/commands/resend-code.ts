import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newSecretId } from '@/lib/ids/public-id';
import { hashCode, newCode } from '../code-hash';
import { CODE_MINUTES, minutesAfter, RESEND_SECONDS, secondsUntil } from '../rules';
import { hasCodeLeft, requireCodeLeft } from './code-budget';
import { lockAccount } from './lock-account';
import { lockAddress } from './lock-address';
import { postCode } from './post-code';
import { noChallenge, usedChallenge } from './refusals';

/**
 * Mails a new code for a challenge; the old one is worth nothing from then on, attempts start at
 * three again and a lock ends (spec 4). A decoy answers alike. Throws `too_many` with
 * `remainingTime` within ten seconds of the last code, and beyond the account's or address's codes.
 */
export async function resendCode(challengeId: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const { user, ...challenge } = await lockChallenge(tx, challengeId);
    const { purpose, addressHash } = challenge;
    if (challenge.consumedAt) throw usedChallenge();
    const free = new Date(challenge.sentAt.getTime() + RESEND_SECONDS * 1000);
    if (free > now) throw tooSoon(secondsUntil(free, now));
    const accountId = user?.id ?? '';
    const isReset = purpose === 'reset_password';
    await requireCodeLeft(tx, isReset ? { addressHash } : { userId: accountId }, now);
    // As in request-reset.ts: a reset beyond the account's own day goes on as a decoy.
    const hasLeft = await hasCodeLeft(tx, { userId: accountId }, now);
    const userId = hasLeft ? challenge.userId : null;
    // The old code stays as a row of its own: limits count rows.
    await tx.challenge.create({ data: { ...challenge, id: newSecretId(), consumedAt: now } });
    const code = newCode();
    await tx.challenge.update({
      where: { id: challengeId },
      data: {
        userId,
        codeHash: hashCode(challengeId, code),
        attempts: 0,
        lockedUntil: null,
        sentAt: now,
        expiresAt: minutesAfter(now, CODE_MINUTES),
      },
      select: { id: true },
    });
    const sending = now.getTime(); // one key a sending: the cooldown keeps two of them apart
    const mail = { purpose, challengeId, sending, to: user?.email ?? '', code };
    await postCode(tx, mail, { decoy: userId === null });
  });
}

async function lockChallenge(tx: Tx, id: string) {
  const owner = await tx.challenge.findUnique({
    where: { id },
    select: { userId: true, addressHash: true },
  });
  if (!owner) throw noChallenge();
  if (owner.addressHash) await lockAddress(tx, owner.addressHash);
  await lockAccount(tx, owner.userId ?? '');
  const found = await tx.challenge.findUnique({
    where: { id },
    include: { user: { select: { id: true, email: true } } },
  });
  if (!found) throw noChallenge();
  return found;
}

const tooSoon = (seconds: number) =>
  new AppError('too_many', `Please wait ${seconds} seconds before requesting another code.`, {
    details: { remainingTime: seconds },
  });
