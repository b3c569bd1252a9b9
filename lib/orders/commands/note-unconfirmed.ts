import { db, type Tx } from '@/lib/db/client';
import { addReviewReason, UNCONFIRMED } from '../review-rules';
import type { Payment } from '../rules';
import { lockOrder } from './lock-order';

/** A look that is so late did not happen, and will not. */
const LATE_MS = 3_600_000;

/**
 * A signed notice says that somebody paid, and its provider does not confirm it. As long as reconciliation
 * looks at the order, that asks again; later nobody would, so a person must. Nothing when the same
 * payment stands in the ledger: it was confirmed to another caller.
 */
export async function noteUnconfirmed(
  { provider, reference }: Payment,
  providerTxnId: string,
  now = Date.now(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await lockOrder(tx, { provider, reference });
    if (!order) return;
    const looksAgain = order.nextCheckAt && now - order.nextCheckAt.getTime() < LATE_MS;
    const entry = { provider, providerTxnId, kind: 'charge' } as const;
    const isSettled = (await tx.ledgerEntry.count({ where: entry })) > 0;
    if (!looksAgain && !isSettled) await leaveUnconfirmed(tx, order.id);
  });
}

/** Gives a locked order with an unconfirmed notice to a person. What was given for other money stays. */
export async function leaveUnconfirmed(tx: Tx, id: string): Promise<void> {
  const where = { id };
  const order = await tx.order.findUniqueOrThrow({
    where,
    select: { paidAt: true, reviewReason: true },
  });
  const reviewReason = addReviewReason(order, UNCONFIRMED);
  const data = order.paidAt ? { reviewReason } : { reviewReason, status: 'needs_review' as const };
  await tx.order.update({ where, data, select: { id: true } });
}
