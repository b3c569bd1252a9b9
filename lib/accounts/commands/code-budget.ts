import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { CODE_DAY_MS, nextCodeAt, secondsUntil } from '../rules';

/**
 * Which codes count: all of an account, or the reset codes that strangers requested for an address.
 * Those that known devices requested must not count for the address: that would reveal that it has
 * an account.
 */
type CountedCodes = { userId: string } | { addressHash: string; byKnownDevice: false };

/** Throws `too_many`, with `remainingTime` in seconds, if no code may be sent now (rules.ts). */
export async function requireCodeLeft(
  tx: Tx,
  counted: CountedCodes,
  byKnownDevice: boolean,
  now: Date,
): Promise<void> {
  const next = await nextCode(tx, counted, byKnownDevice, now);
  if (next <= now) return;
  throw new AppError('too_many', messageFor('accounts.refusals.noMoreCodes'), {
    details: { remainingTime: secondsUntil(next, now) },
  });
}

export const hasCodeLeft = async (
  tx: Tx,
  counted: CountedCodes,
  byKnownDevice: boolean,
  now: Date,
) => (await nextCode(tx, counted, byKnownDevice, now)) <= now;

/** Every sent code has its own row in `challenges` (resend-code.ts). */
async function nextCode(
  tx: Tx,
  counted: CountedCodes,
  byKnownDevice: boolean,
  now: Date,
): Promise<Date> {
  const sent = await tx.challenge.findMany({
    where: { ...counted, sentAt: { gt: new Date(now.getTime() - CODE_DAY_MS) } },
    orderBy: { sentAt: 'desc' },
    select: { sentAt: true, byKnownDevice: true },
  });
  return nextCodeAt(sent, byKnownDevice, now);
}
