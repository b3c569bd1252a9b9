import { db, type Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { nextCheck } from '../rules';
import { openUnconfirmedReview } from './flag-unconfirmed';

/**
 * Enqueues the next check of an order that still waits for money, or gives up after the last one.
 * `check` is the number of the finished check, from 0. If a job runs twice, the second run finds a
 * higher number in the database and does nothing. `isUnconfirmed`: a notice reports a payment that
 * the provider does not confirm. Orders with declined cards are checked too, since the next card
 * may have been used in the same window, and so are paid orders with another open attempt: double
 * payments must be found and refunded (payments.md 3.5, case 19).
 */
export async function scheduleNextCheck(
  orderId: string,
  check: number,
  isUnconfirmed: boolean,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const [order] = await tx.$queryRaw<{ createdAt: Date }[]>`
      SELECT "createdAt" FROM orders o
      WHERE id = ${orderId} AND checks = ${check} AND (status IN ('pending', 'failed') OR EXISTS (
        SELECT 1 FROM payment_attempts a WHERE a."orderId" = o.id AND a.status IN ('initiated', 'abandoned')))
      FOR UPDATE`;
    if (!order) return;
    const nextCheckAt = nextCheck(order.createdAt, check + 1);
    await tx.order.update({
      where: { id: orderId },
      data: { checks: check + 1, nextCheckAt },
      select: { id: true },
    });
    if (nextCheckAt)
      await enqueue(tx, 'check-order', { orderId, check: check + 1 }, { startAfter: nextCheckAt });
    else await giveUp(tx, orderId, isUnconfirmed);
  });
}

/**
 * Money that arrives later is still accepted. If a signed notice reports a payment that the
 * provider never confirmed, an admin decides.
 */
async function giveUp(tx: Tx, orderId: string, isUnconfirmed: boolean): Promise<void> {
  if (isUnconfirmed) await openUnconfirmedReview(tx, orderId);
  await tx.order.updateMany({
    where: { id: orderId, status: 'pending' },
    data: { status: 'expired' },
  });
  await tx.paymentAttempt.updateMany({
    where: { orderId, status: 'initiated' },
    data: { status: 'abandoned' },
  });
}
