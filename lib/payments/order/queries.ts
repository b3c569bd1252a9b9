import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { namesOf } from '../providers/registry';
import type { Payment } from '../rules';

type OrderType = 'memorial_creation' | 'flower_tribute';

/** What a return page shows of an order. */
export type OrderView = {
  orderId: string;
  type: OrderType;
  state: 'waiting' | 'done' | 'paid' | 'failed' | 'review';
  /** The memorial that was made, or the one that the flowers are for; null when there is none. */
  memorialId: string | null;
  /** The tribute that was made; null for a memorial's order, and while there is none. */
  tributeId: string | null;
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
      tribute: { select: { id: true } },
    },
  });
  if (!order) return null;
  const { type, targetMemorialId, memorial, tribute } = order;
  const memorialId = type === 'flower_tribute' ? targetMemorialId : (memorial?.id ?? null);
  return { orderId, type, memorialId, tributeId: tribute?.id ?? null, state: stateOf(order) };
}

/**
 * The viewer's payment with this reference, and what kind of order it is for; null when the reference is
 * not of this order, the order not of this viewer, or the provider cannot be asked about it.
 */
export async function ownPayment(
  viewer: Viewer,
  orderId: string,
  reference: string,
): Promise<{ payment: Payment; type: OrderType } | null> {
  const provider = { in: await namesOf(({ poll }) => poll !== undefined) };
  const attempt = await db().paymentAttempt.findFirst({
    where: { reference, provider, orderId, order: { userId: viewer.userId } },
    select: { provider: true, order: { select: { type: true } } },
  });
  return (
    attempt && { payment: { provider: attempt.provider, reference }, type: attempt.order.type }
  );
}

/**
 * The payments of an order that there may be news of: those that may still turn out to be made, and all
 * with a provider that only notifies, since a second payment may come under one reference.
 */
export async function paymentsToLookAt(orderId: string): Promise<Payment[]> {
  const onlyNotify = await namesOf(({ poll }) => poll === undefined);
  return db().paymentAttempt.findMany({
    where: {
      orderId,
      OR: [
        { status: { in: ['initiated', 'abandoned', 'failed'] } },
        { provider: { in: onlyNotify } },
      ],
    },
    select: { provider: true, reference: true },
  });
}

/** Whether a payment reference is one of ours. */
export const isKnownPayment = async (payment: Payment): Promise<boolean> =>
  (await db().paymentAttempt.findUnique({
    where: { provider_reference: payment },
    select: { id: true },
  })) !== null;

/** Our reference of a transaction that has paid; null when none is known. */
export const referenceWith = async (
  provider: Payment['provider'],
  providerTxnId: string,
): Promise<string | null> =>
  (
    await db().paymentAttempt.findUnique({
      where: { provider_providerTxnId: { provider, providerTxnId } },
      select: { reference: true },
    })
  )?.reference ?? null;

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
  // Refunded or disputed before anything was made of it: an admin explains that, too.
  if (status === 'needs_review' || paidAt) return 'review';
  return status === 'failed' || status === 'expired' ? 'failed' : 'waiting';
}
