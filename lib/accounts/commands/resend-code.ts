import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newSecretId } from '@/lib/ids/public-id';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { hashCode, newCode } from '../code-hash';
import { codeMail } from '../code-mail';
import { CODE_MINUTES, minutesAfter, RESEND_SECONDS, secondsUntil } from '../rules';
import { requireCodeLeft } from './issue-code';
import { lockAccount } from './lock-account';
import { noChallenge, usedChallenge } from './refusals';

/**
 * Mails a new code for a challenge; the old one is worth nothing from then on, attempts start at
 * three again and a lock ends (spec 4). Throws `too_many` with `remainingTime` within ten seconds
 * of the last code, and beyond the account's codes.
 */
export async function resendCode(challengeId: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const { user, ...challenge } = await lockChallenge(tx, challengeId);
    if (challenge.consumedAt) throw usedChallenge();
    const free = new Date(challenge.sentAt.getTime() + RESEND_SECONDS * 1000);
    if (free > now) throw tooSoon(secondsUntil(free, now));
    await requireCodeLeft(tx, user.id, now);
    // The old code stays as a row of its own: limits count rows.
    await tx.challenge.create({ data: { ...challenge, id: newSecretId(), consumedAt: now } });
    const code = newCode();
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
    const sending = now.getTime(); // one key a sending: the cooldown keeps two of them apart
    await enqueueMail(tx, codeMail({ challengeId, sending, to: user.email, code }));
  });
}

async function lockChallenge(tx: Tx, id: string) {
  const where = { id, purpose: 'verify_email' } as const;
  const owner = await tx.challenge.findUnique({ where, select: { userId: true } });
  if (!owner?.userId) throw noChallenge();
  await lockAccount(tx, owner.userId);
  const found = await tx.challenge.findUnique({
    where,
    include: { user: { select: { id: true, email: true } } },
  });
  if (!found?.user) throw noChallenge();
  return { ...found, user: found.user };
}

const tooSoon = (seconds: number) =>
  new AppError('too_many', `Please wait ${seconds} seconds before requesting another code.`, {
    details: { remainingTime: seconds },
  });
