import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor, type Translate } from '@/lib/platform/language/message';
import { chargesOf } from '../ledger/charges-of';
import { type LockedOrder, lockOrder } from '../order/lock-order';
import { successfulPayment } from '../order/queries';
import { recalculateOrderStatus } from '../order/recalculate-order-status';
import { ALREADY_MADE } from '../reviews/review-messages';
import { translateStored } from '../reviews/translate-stored';
import { isPermanentFailure } from './is-permanent-failure';
import type { Fulfil } from './settle';

const NOTHING_WAITS = messageFor('payments.refusals.nothingWaits');
const BEING_REFUNDED = messageFor('payments.refusals.goingBack');

/**
 * Tries again to create what a paid order is for, after an admin has removed the obstacle. Throws
 * `not_found`, and `conflict` if nothing is missing, the money is being refunded, or it fails
 * again.
 */
export async function retryFulfilment(
  viewer: Viewer,
  orderId: string,
  fulfil: Fulfil,
  t: Translate,
): Promise<void> {
  const payment = await successfulPayment(orderId);
  if (!payment) throw new AppError('not_found', messageFor('payments.refusals.orderNotPaid'));
  try {
    await db().$transaction(async (tx) => {
      const order = await lockOrder(tx, payment);
      if (order?.status !== 'needs_review' || order.fulfilledAt)
        throw new AppError('conflict', NOTHING_WAITS);
      await fulfilAgain(tx, order, fulfil);
      const subject = `order/${orderId}`;
      await writeAudit(tx, { actor: viewer.userId, action: 'order.retry', subject });
    });
  } catch (error) {
    if (!isPermanentFailure(error) || (error instanceof AppError && error.code === 'conflict'))
      throw error;
    const userMessage =
      error instanceof AppError
        ? messageFor('payments.refusals.stillFailsBecause', {
            reason: translateStored(error.message, t),
          })
        : messageFor('payments.refusals.stillFails');
    throw new AppError('conflict', userMessage, { cause: error });
  }
}

async function fulfilAgain(tx: Tx, order: LockedOrder, fulfil: Fulfil): Promise<void> {
  const charges = await chargesOf(tx, order.id);
  if (!charges.some(({ leftMinor }) => leftMinor > 0))
    throw new AppError('conflict', BEING_REFUNDED);
  await fulfil(tx, order);
  if (!(await isFulfilled(tx, order.id))) throw new AppError('conflict', ALREADY_MADE);
  await recalculateOrderStatus(tx, order.id); // part of the money may have been refunded already
}

const isFulfilled = async (tx: Tx, id: string) =>
  (await tx.order.count({ where: { id, fulfilledAt: { not: null } } })) > 0;
