import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { lockOrder } from '@/lib/orders/commands/lock-order';
import { successfulPayment } from '@/lib/orders/queries';
import { fulfil } from './fulfil';
import { isLasting } from './is-lasting';

const NOT_WAITING = 'This order is not waiting for its memorial or tribute.';
const MADE_BEFORE = 'Its memorial was made for another payment: this one must be refunded.';

/**
 * A person has cleared the way: what a paid order waits for is tried once more. The reasons stay until the
 * review is closed. Throws `not_found`, or `conflict` when nothing waits or it still cannot be made.
 */
export async function retryFulfilment(orderId: string): Promise<void> {
  const payment = await successfulPayment(orderId);
  if (!payment) throw new AppError('not_found', 'This order was not found, or was not paid.');
  try {
    await db().$transaction(async (tx) => {
      const order = await lockOrder(tx, payment);
      if (order?.status !== 'needs_review' || order.fulfilledAt)
        throw new AppError('conflict', NOT_WAITING);
      await fulfil(tx, order);
      if (!(await isFulfilled(tx, orderId))) throw new AppError('conflict', MADE_BEFORE);
    });
  } catch (error) {
    if (!isLasting(error) || (error instanceof AppError && error.code === 'conflict')) throw error;
    const why = error instanceof AppError ? `: ${error.message}` : '';
    throw new AppError('conflict', `It still cannot be made${why}.`, { cause: error });
  }
}

const isFulfilled = async (tx: Tx, id: string) =>
  (await tx.order.count({ where: { id, fulfilledAt: { not: null } } })) > 0;
