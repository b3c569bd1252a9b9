import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { CODE_DAY_MS, CODES_PER_DAY, nextCodeAt, secondsUntil } from '../rules';

const NO_MORE_CODES = 'Too many codes were requested for this email. Please try again later.';

/** Whose codes are counted: an account's, of both purposes, or those of resets for an address. */
type Counted = { userId: string } | { addressHash: string };

/** Throws `too_many` with `remainingTime` beyond five codes an hour or ten a day. */
export async function requireCodeLeft(tx: Tx, counted: Counted, now: Date): Promise<void> {
  const next = await nextCode(tx, counted, now);
  if (next <= now) return;
  throw new AppError('too_many', NO_MORE_CODES, {
    details: { remainingTime: secondsUntil(next, now) },
  });
}

export const hasCodeLeft = async (tx: Tx, counted: Counted, now: Date): Promise<boolean> =>
  (await nextCode(tx, counted, now)) <= now;

/** Every code that was sent has a row of its own in `challenges` (resend-code.ts). */
async function nextCode(tx: Tx, counted: Counted, now: Date): Promise<Date> {
  const sent = await tx.challenge.findMany({
    where: { ...counted, sentAt: { gt: new Date(now.getTime() - CODE_DAY_MS) } },
    orderBy: { sentAt: 'desc' },
    take: CODES_PER_DAY,
    select: { sentAt: true },
  });
  return nextCodeAt(
    sent.map((row) => row.sentAt),
    now,
  );
}
