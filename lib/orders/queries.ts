import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';

/** What a return page shows of an order. */
export type OrderView = {
  orderId: string;
  state: 'waiting' | 'done' | 'paid' | 'failed' | 'review';
  memorialId: string | null;
};

/** The viewer's own order; null when there is none with this id, or it is another person's. */
export async function ownOrder(viewer: Viewer, orderId: string): Promise<OrderView | null> {
  const order = await db().order.findFirst({
    where: { id: orderId, userId: viewer.userId },
    select: { status: true, paidAt: true, fulfilledAt: true, memorial: { select: { id: true } } },
  });
  if (!order) return null;
  const memorialId = order.memorial?.id ?? null;
  return { orderId, memorialId, state: stateOf(order.status, order.fulfilledAt, order.paidAt) };
}

/** Whether a payment reference belongs to this order of this viewer (IDOR: integrations 1.3, check 10). */
export const isOwnAttempt = async (viewer: Viewer, orderId: string, reference: string) =>
  (await db().paymentAttempt.findFirst({
    where: { reference, orderId, order: { userId: viewer.userId } },
    select: { id: true },
  })) !== null;

/** The references of an order that may still turn out to be paid. */
export async function openReferences(orderId: string): Promise<string[]> {
  const attempts = await db().paymentAttempt.findMany({
    where: { orderId, status: { in: ['initiated', 'abandoned', 'failed'] } },
    select: { reference: true },
  });
  return attempts.map((attempt) => attempt.reference);
}

function stateOf(
  status: string,
  fulfilledAt: Date | null,
  paidAt: Date | null,
): OrderView['state'] {
  if (fulfilledAt) return 'done';
  if (status === 'needs_review') return 'review';
  if (paidAt) return 'paid';
  return status === 'failed' || status === 'expired' ? 'failed' : 'waiting';
}
