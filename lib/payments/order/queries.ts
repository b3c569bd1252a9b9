import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import type { OrderType } from '@/lib/platform/db/generated/enums';
import { findProviderNames } from '../providers/registry';
import type { Payment } from '../rules';

/** An order as the page after a payment shows it. */
export type OrderView = {
  orderId: string;
  type: OrderType;
  state: 'waiting' | 'done' | 'paid' | 'failed' | 'review';
  /** The created memorial, or the one that the flowers are for; null if there is none. */
  memorialId: string | null;
  /** The created tribute; null for an order of a memorial, and until the tribute exists. */
  tributeId: string | null;
};

/** The viewer's own order; null if there is none with this id, or if it is somebody else's. */
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
  const memorialId = type === 'memorial_creation' ? (memorial?.id ?? null) : targetMemorialId;
  return { orderId, type, memorialId, tributeId: tribute?.id ?? null, state: stateOf(order) };
}

/**
 * The viewer's payment with this reference, and the type of its order. Null if the reference
 * belongs to another order, if the order belongs to another person, or if the provider has no API
 * for asking about payments.
 */
export async function ownPayment(
  viewer: Viewer,
  orderId: string,
  reference: string,
): Promise<{ payment: Payment; type: OrderType } | null> {
  const provider = { in: await findProviderNames(({ poll }) => poll !== undefined) };
  const attempt = await db().paymentAttempt.findFirst({
    where: { reference, provider, orderId, order: { userId: viewer.userId } },
    select: { provider: true, order: { select: { type: true } } },
  });
  return (
    attempt && { payment: { provider: attempt.provider, reference }, type: attempt.order.type }
  );
}

/**
 * The payments of an order that may have changed: those that may still succeed, and all payments
 * with providers that only send notices, since a second payment may use the same reference.
 */
export async function paymentsToCheck(orderId: string): Promise<Payment[]> {
  const noticeOnlyProviders = await findProviderNames(({ poll }) => poll === undefined);
  return db().paymentAttempt.findMany({
    where: {
      orderId,
      OR: [
        { status: { in: ['initiated', 'abandoned', 'failed'] } },
        { provider: { in: noticeOnlyProviders } },
      ],
    },
    select: { provider: true, reference: true },
  });
}

export const isKnownPayment = async (payment: Payment): Promise<boolean> =>
  (await db().paymentAttempt.findUnique({
    where: { provider_reference: payment },
    select: { id: true },
  })) !== null;

/** Our reference for a provider's transaction; null if it is unknown. */
export const referenceOfTransaction = async (
  provider: Payment['provider'],
  providerTxnId: string,
): Promise<string | null> =>
  (
    await db().paymentAttempt.findUnique({
      where: { provider_providerTxnId: { provider, providerTxnId } },
      select: { reference: true },
    })
  )?.reference ?? null;

/** The payment that paid for an order; null if the order does not exist or is not paid. */
export const successfulPayment = (orderId: string): Promise<Payment | null> =>
  db().paymentAttempt.findFirst({
    where: { orderId, status: 'success' },
    orderBy: { createdAt: 'asc' },
    select: { provider: true, reference: true },
  });

type StoredState = { status: string; fulfilledAt: Date | null; paidAt: Date | null };

function stateOf({ status, fulfilledAt, paidAt }: StoredState): OrderView['state'] {
  if (fulfilledAt) return 'done';
  if (status === 'paid') return 'paid';
  // Refunded or disputed before anything was created: an admin handles that as well.
  if (status === 'needs_review' || paidAt) return 'review';
  return status === 'failed' || status === 'expired' ? 'failed' : 'waiting';
}
