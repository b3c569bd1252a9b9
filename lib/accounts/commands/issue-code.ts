import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newSecretId } from '@/lib/ids/public-id';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { hashCode, newCode } from '../code-hash';
import { codeMail } from '../code-mail';
import {
  CODE_DAY_MS,
  CODE_MINUTES,
  CODES_PER_DAY,
  minutesAfter,
  nextCodeAt,
  secondsUntil,
} from '../rules';

const NO_MORE_CODES = 'Too many codes were requested for this email. Please try again later.';

type Account = { id: string; email: string };

/**
 * Mails the account a code of a new challenge and gives the challenge's id. Call it with the
 * account locked. Throws `too_many` with `remainingTime` beyond five codes an hour or ten a day.
 */
export async function issueCode(tx: Tx, account: Account, now: Date): Promise<string> {
  await requireCodeLeft(tx, account.id, now);
  const id = newSecretId();
  const code = newCode();
  await tx.challenge.create({
    data: {
      id,
      purpose: 'verify_email',
      userId: account.id,
      codeHash: hashCode(id, code),
      sentAt: now,
      createdAt: now,
      expiresAt: minutesAfter(now, CODE_MINUTES),
    },
    select: { id: true },
  });
  await enqueueMail(tx, codeMail({ challengeId: id, sending: 1, to: account.email, code }));
  return id;
}

/** Every code that was sent has a row of its own in `challenges` (resend-code.ts). */
export async function requireCodeLeft(tx: Tx, userId: string, now: Date): Promise<void> {
  const sent = await tx.challenge.findMany({
    where: { userId, sentAt: { gt: new Date(now.getTime() - CODE_DAY_MS) } },
    orderBy: { sentAt: 'desc' },
    take: CODES_PER_DAY,
    select: { sentAt: true },
  });
  const next = nextCodeAt(
    sent.map((row) => row.sentAt),
    now,
  );
  if (next <= now) return;
  throw new AppError('too_many', NO_MORE_CODES, {
    details: { remainingTime: secondsUntil(next, now) },
  });
}
