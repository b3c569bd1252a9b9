import { writeAudit } from '@/lib/audit/write-audit';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { type LockedOrder, lockOrder } from '@/lib/orders/commands/lock-order';
import { restateOrder } from '@/lib/orders/commands/restate-order';
import { successfulPayment } from '@/lib/orders/queries';
import { chargesOf } from '@/lib/orders/queries/charges-of';
import { MADE_BEFORE } from '@/lib/orders/review-rules';
import { fulfil } from './fulfil';
import { isLasting } from './is-lasting';

const NOT_WAITING = 'This order is not waiting for its memorial or tribute.';
const GOING_BACK = 'Its money is on its way back: nothing can be made for it any more.';

/**
 * A person has cleared the way: what a paid order waits for is tried once more. Throws `not_found`, or
 * `conflict` when nothing waits, when the money is on its way back, or when it still cannot be made.
 */
export async function retryFulfilment(viewer: Viewer, orderId: string): Promise<void> {
  const payment = await successfulPayment(orderId);
  if (!payment) throw new AppError('not_found', 'This order was not found, or was not paid.');
  try {
    await db().$transaction(async (tx) => {
      const order = await lockOrder(tx, payment);
      if (order?.status !== 'needs_review' || order.fulfilledAt)
        throw new AppError('conflict', NOT_WAITING);
      await makeUp(tx, order);
      const subject = `order/${orderId}`;
      await writeAudit(tx, { actor: viewer.userId, action: 'order.retry', subject });
    });
  } catch (error) {
    if (!isLasting(error) || (error instanceof AppError && error.code === 'conflict')) throw error;
    const why = error instanceof AppError ? `: ${error.message}` : '';
    throw new AppError('conflict', `It still cannot be made${why}.`, { cause: error });
  }
}

async function makeUp(tx: Tx, order: LockedOrder): Promise<void> {
  const charges = await chargesOf(tx, order.id);
  if (!charges.some(({ leftMinor }) => leftMinor > 0)) throw new AppError('conflict', GOING_BACK);
  await fulfil(tx, order);
  if (!(await isFulfilled(tx, order.id))) throw new AppError('conflict', MADE_BEFORE);
  await restateOrder(tx, order.id); // a part of the money may have gone back before
}

const isFulfilled = async (tx: Tx, id: string) =>
  (await tx.order.count({ where: { id, fulfilledAt: { not: null } } })) > 0;
