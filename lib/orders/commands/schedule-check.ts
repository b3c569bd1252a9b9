import { db } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { nextCheck } from '../rules';

/** Plans the next look at an order that still waits for money, or gives it up after the last one. */
export async function scheduleNextCheck(orderId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const order = await tx.order.findUnique({
      where: { id: orderId },
      select: { status: true, createdAt: true, checks: true },
    });
    if (order?.status !== 'pending') return;
    const checks = order.checks + 1;
    const nextCheckAt = nextCheck(order.createdAt, checks);
    const data = nextCheckAt
      ? { checks, nextCheckAt }
      : { checks, nextCheckAt, status: 'expired' as const };
    await tx.order.update({ where: { id: orderId }, data, select: { id: true } });
    if (nextCheckAt) await enqueue(tx, 'check-order', { orderId }, { startAfter: nextCheckAt });
  });
}
