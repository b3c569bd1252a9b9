import type { Tx } from '@/lib/platform/db/client';
import type { Payment } from '../rules';

/** An order while its row is locked by the transaction that settles it. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Locks the order of a payment until the transaction ends; null when nobody knows its reference. */
export async function lockOrder(tx: Tx, { provider, reference }: Payment) {
  const attempt = await tx.paymentAttempt.findUnique({
    where: { provider_reference: { provider, reference } },
    select: { id: true, orderId: true, order: { select: { targetMemorialId: true } } },
  });
  if (!attempt) return null;
  // The memorial before its orders, as its deletion does: neither waits for the other.
  const target = attempt.order.targetMemorialId;
  if (target) await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${target} FOR KEY SHARE`;
  await lockOrderRow(tx, attempt.orderId);
  const order = await tx.order.findUniqueOrThrow({
    where: { id: attempt.orderId },
    include: { user: { select: { firstName: true, language: true } } },
  });
  return { ...order, attemptId: attempt.id, provider, reference };
}

/** Locks the row of an order until the transaction ends, so that one change to it is made at a time. */
export const lockOrderRow = (tx: Tx, id: string): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${id} FOR UPDATE`;
