import { db } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { nextCheck } from '../rules';

/**
 * Plans the next look at an order that still waits for money, or gives it up after the last one.
 * `check` is the look that has just been taken, from 0. A job that runs twice plans once: the second
 * finds the count moved on.
 */
export async function scheduleNextCheck(orderId: string, check: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const [order] = await tx.$queryRaw<{ createdAt: Date }[]>`
      SELECT "createdAt" FROM orders
      WHERE id = ${orderId} AND status = 'pending' AND checks = ${check} FOR UPDATE`;
    if (!order) return;
    const nextCheckAt = nextCheck(order.createdAt, check + 1);
    const status = nextCheckAt ? 'pending' : 'expired';
    await tx.order.update({
      where: { id: orderId },
      data: { checks: check + 1, nextCheckAt, status },
      select: { id: true },
    });
    if (nextCheckAt)
      await enqueue(tx, 'check-order', { orderId, check: check + 1 }, { startAfter: nextCheckAt });
  });
}
