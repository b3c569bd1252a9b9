import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import type { Payment } from './rules';

type OrderType = 'memorial_creation' | 'flower_tribute';

/** What a return page shows of an order. */
export type OrderView = {
  orderId: string;
  type: OrderType;
  state: 'waiting' | 'done' | 'paid' | 'failed' | 'review';
  /** The memorial that was made, or the one that the flowers are for; null when there is none. */
  memorialId: string | null;
};

/** The viewer's own order; null when there is none with this id, or it is another person's. */
export async function ownOrder(viewer: Viewer, orderId: string): Promise<OrderView | null> {
  const order = await db().order.findFirst({
    where: { id: orderId, userId: viewer.userId },
    select: {
      type: true,
      status: true,
      paidAt: true,
      fulfilledAt: true,
      targetMemorialId: true,
      memorial: { select: { id: true } },
    },
  });
  if (!order) return null;
  const { type, targetMemorialId, memorial } = order;
  const memorialId = type === 'flower_tribute' ? targetMemorialId : (memorial?.id ?? null);
  return { orderId, type, memorialId, state: stateOf(order) };
}

/**
 * What kind of order a payment of the viewer's belongs to; null when the reference is not of this order,
 * or the order not of this viewer (IDOR: integrations 1.3, check 10).
 */
export async function ownPaymentType(
  viewer: Viewer,
  orderId: string,
  payment: Payment,
): Promise<OrderType | null> {
  const attempt = await db().paymentAttempt.findFirst({
    where: { ...payment, orderId, order: { userId: viewer.userId } },
    select: { order: { select: { type: true } } },
  });
  return attempt?.order.type ?? null;
}

/**
 * The payments of an order that there may be news of: those that may still turn out to be made, and all of
 * PayFast's, since a second payment may come under one reference.
 */
export const paymentsToLookAt = (orderId: string): Promise<Payment[]> =>
  db().paymentAttempt.findMany({
    where: {
      orderId,
      OR: [{ status: { in: ['initiated', 'abandoned', 'failed'] } }, { provider: 'payfast' }],
    },
    select: { provider: true, reference: true },
  });

/** Whether a payment reference is one of ours. */
export const isKnownPayment = async (payment: Payment): Promise<boolean> =>
  (await db().paymentAttempt.findUnique({
    where: { provider_reference: payment },
    select: { id: true },
  })) !== null;

/** The payment that paid for an order; null for an order that is not there, or not paid. */
export const successfulPayment = (orderId: string): Promise<Payment | null> =>
  db().paymentAttempt.findFirst({
    where: { orderId, status: 'success' },
    orderBy: { createdAt: 'asc' },
    select: { provider: true, reference: true },
  });

type Stored = { status: string; fulfilledAt: Date | null; paidAt: Date | null };

function stateOf({ status, fulfilledAt, paidAt }: Stored): OrderView['state'] {
  if (fulfilledAt) return 'done';
  if (status === 'paid') return 'paid';
  // Refunded or disputed before anything was made of it: that is explained by a person, too.
  if (status === 'needs_review' || paidAt) return 'review';
  return status === 'failed' || status === 'expired' ? 'failed' : 'waiting';
}
