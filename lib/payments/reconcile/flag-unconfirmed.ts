import { db, type Tx } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { lockOrder } from '../order/lock-order';
import { flagForReview, openReview } from '../reviews/order-reviews';
import type { Payment } from '../rules';

/** A check that is this late was lost and will not happen. */
const LATE_MS = HOUR_MS;

/**
 * Opens a review for a signed notice about a payment that the provider does not confirm, unless
 * reconciliation will still check the order. Does nothing if the payment is in the ledger: then
 * another request has confirmed it in the meantime.
 */
export async function flagUnconfirmed(
  { provider, reference }: Payment,
  providerTxnId: string,
  now = Date.now(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await lockOrder(tx, { provider, reference });
    if (!order) return;
    const willCheckAgain = order.nextCheckAt && now - order.nextCheckAt.getTime() < LATE_MS;
    const entry = { provider, providerTxnId, kind: 'charge' } as const;
    const isSettled = (await tx.ledgerEntry.count({ where: entry })) > 0;
    if (!willCheckAgain && !isSettled) await openUnconfirmedReview(tx, order.id);
  });
}

/**
 * Opens a review of a locked order because of an unconfirmed notice. An order that another payment
 * has paid keeps its status.
 */
export async function openUnconfirmedReview(tx: Tx, id: string): Promise<void> {
  const where = { id };
  const order = await tx.order.findUniqueOrThrow({
    where,
    select: { paidAt: true },
  });
  const open = order.paidAt ? openReview : flagForReview;
  await open(tx, id, { kind: 'unconfirmed' });
}
