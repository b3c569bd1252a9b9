import { db, type Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { nextCheck } from '../rules';
import { leaveUnconfirmed } from './note-unconfirmed';

/**
 * Plans the next look at an order that still waits for money, or gives it up after the last one.
 * `check` is the look that has just been taken, from 0, `isUnconfirmed` whether it found a signed notice of
 * a payment that its provider does not confirm. A job that runs twice plans once: the second
 * finds the count moved on. An order whose cards were declined is looked at as well: the next card may
 * have been taken in the same window. So is a paid one with another payment still open: money that comes
 * twice must be found to be given back (payments.md 3.5, case 19).
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
 * Nobody paid in all the time there was. Money that comes after all is still taken. Where a signed notice
 * says that somebody did pay, and the provider never confirmed it, an admin must look.
 */
async function giveUp(tx: Tx, orderId: string, isUnconfirmed: boolean): Promise<void> {
  if (isUnconfirmed) await leaveUnconfirmed(tx, orderId);
  await tx.order.updateMany({
    where: { id: orderId, status: 'pending' },
    data: { status: 'expired' },
  });
  await tx.paymentAttempt.updateMany({
    where: { orderId, status: 'initiated' },
    data: { status: 'abandoned' },
  });
}
