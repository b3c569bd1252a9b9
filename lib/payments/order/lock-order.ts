import type { Tx } from '@/lib/platform/db/client';
import type { Payment } from '../rules';

/** An order whose row the settling transaction has locked. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Locks the order of a payment until the transaction ends; null if the reference is unknown. */
export async function lockOrder(tx: Tx, { provider, reference }: Payment) {
  const attempt = await tx.paymentAttempt.findUnique({
    where: { provider_reference: { provider, reference } },
    select: { id: true, orderId: true, order: { select: { targetMemorialId: true } } },
  });
  if (!attempt) return null;
  // The memorial before its orders, the same order as its deletion uses, so that the two cannot
  // deadlock.
  const target = attempt.order.targetMemorialId;
  if (target) await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${target} FOR KEY SHARE`;
  await lockOrderRow(tx, attempt.orderId);
  const order = await tx.order.findUniqueOrThrow({
    where: { id: attempt.orderId },
    include: { user: { select: { firstName: true, language: true } } },
  });
  return { ...order, attemptId: attempt.id, provider, reference };
}

/** Locks the row of an order until the transaction ends. */
export const lockOrderRow = (tx: Tx, id: string): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${id} FOR UPDATE`;
