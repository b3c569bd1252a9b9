import type { Viewer } from '@/lib/auth/viewer';
import type { Tx } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
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
  const open = await lockOpen(tx, { userId: viewer.userId, ...what }, now);
  return addAttempt(tx, open ?? (await createOrder(tx, viewer, what, now)), provider);
}

/** The unpaid order for the same; locked, so that no payment for an earlier reference arrives meanwhile. */
async function lockOpen(tx: Tx, what: Prisma.OrderWhereInput, now: Date) {
  const where = { ...what, ...stillOpen(now) };
  const found = await tx.order.findFirst({ where, select: { id: true } });
  if (!found) return null;
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${found.id} FOR UPDATE`;
  return tx.order.findFirst({ where: { ...where, id: found.id }, select: ORDER_FIELDS });
}

/** One opening of one person's at a time, so that a double click finds the order of the first. */
async function lockBuyer(tx: Tx, userId: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new AppError('unauthenticated', 'Please log in to continue.');
}
