import { db, type Tx } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { lockOrder } from '../order/lock-order';
import { flagForReview, openReview } from '../reviews/order-reviews';
import type { Payment } from '../rules';

/** A look that is so late did not happen, and will not. */
const LATE_MS = HOUR_MS;

/**
 * A signed notice says that somebody paid, and its provider does not confirm it. As long as reconciliation
 * looks at the order, that asks again; later nobody would, so an admin must. Nothing when the same
 * payment is in the ledger: it was confirmed to another caller.
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

/** Opens a review of a locked order with an unconfirmed notice. What other money has paid for stays. */
export async function leaveUnconfirmed(tx: Tx, id: string): Promise<void> {
  const where = { id };
  const order = await tx.order.findUniqueOrThrow({
    where,
    select: { paidAt: true },
  });
  const open = order.paidAt ? openReview : flagForReview;
  await open(tx, id, { kind: 'unconfirmed' });
}
