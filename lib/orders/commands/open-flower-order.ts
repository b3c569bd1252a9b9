import type { Viewer } from '@/lib/auth/viewer';
import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { Provider } from '../rules';
import { addAttempt, createOrder, type OpenedOrder, ORDER_FIELDS, stillOpen } from './open-order';

export type FlowerOrder = {
  memorialId: string;
  /** US cents. */
  priceMinor: number;
  message: string;
  isAnonymous: boolean;
};

/**
 * Opens an order for a flower tribute, with a new payment reference. A second click on the same words
 * and amount gets another reference on the same unpaid order. The caller has made sure that the
 * memorial may be seen and takes flowers. Throws `unauthenticated` when the account has just gone.
 */
export async function openFlowerOrder(
  tx: Tx,
  viewer: Viewer,
  { memorialId, priceMinor, message, isAnonymous }: FlowerOrder,
  provider: Provider,
  now: Date,
): Promise<OpenedOrder> {
  const what = {
    type: 'flower_tribute',
    priceMinor,
    targetMemorialId: memorialId,
    tributeMessage: message,
    isAnonymous,
  } as const;
  await lockBuyer(tx, viewer.userId);
  const open = await tx.order.findFirst({
    where: { userId: viewer.userId, ...what, ...stillOpen(now) },
    select: ORDER_FIELDS,
  });
  return addAttempt(tx, open ?? (await createOrder(tx, viewer, what, now)), provider);
}

/** One opening of one person's at a time, so that a double click finds the order of the first. */
async function lockBuyer(tx: Tx, userId: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new AppError('unauthenticated', 'Please log in to continue.');
}
