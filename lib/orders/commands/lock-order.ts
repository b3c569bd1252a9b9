import type { Tx } from '@/lib/db/client';
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
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${attempt.orderId} FOR UPDATE`;
  const order = await tx.order.findUniqueOrThrow({ where: { id: attempt.orderId } });
  return { ...order, attemptId: attempt.id, provider, reference };
}
