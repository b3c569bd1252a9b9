import { db } from '@/lib/platform/db/client';
import { chargesOf } from '../ledger/charges-of';
import { namesOf } from '../providers/registry';
import type { Payment, Provider } from '../rules';

/** A refund that the provider is to be told about, or that is on its way; null when it is over. */
export const refundOnItsWay = async (refundId: string) =>
  db().refund.findFirst({
    where: {
      id: refundId,
      provider: { in: await refundingProviders() },
      status: { in: ['requested', 'pending'] },
    },
    select: {
      id: true,
      orderId: true,
      provider: true,
      providerTxnId: true,
      status: true,
      chargeMinor: true,
      chargeCurrency: true,
      createdAt: true,
      order: { select: { status: true } },
    },
  });

const refundingProviders = () => namesOf(({ refunds }) => refunds !== undefined);

type Promised = { orderId: string; provider: Provider; providerTxnId: string; chargeMinor: number };

/** Whether so much of a payment has not gone back another way, in a lost dispute for one. */
export async function isStillThere(refund: Promised): Promise<boolean> {
  const charge = (await db().$transaction((tx) => chargesOf(tx, refund.orderId))).find(
    (one) => one.provider === refund.provider && one.providerTxnId === refund.providerTxnId,
  );
  return !charge || charge.chargeMinor - charge.returned.chargeMinor >= refund.chargeMinor;
}

/**
 * Refunds that nothing has been heard of for longer than the daily look at them allows: their job is
 * gone. Accepts the moment before which the last news came.
 */
export const lostRefunds = async (before: Date) =>
  db().refund.findMany({
    where: {
      provider: { in: await refundingProviders() },
      status: { in: ['requested', 'pending'] },
      updatedAt: { lt: before },
    },
    orderBy: { id: 'asc' },
    take: 100,
    select: { id: true, orderId: true, status: true },
  });

/** The order and transaction of a payment that succeeded; null for any other reference. */
export async function paidTransaction({ provider, reference }: Payment) {
  const attempt = await db().paymentAttempt.findFirst({
    where: { provider, reference, status: 'success', providerTxnId: { not: null } },
    select: { orderId: true, providerTxnId: true },
  });
  return attempt?.providerTxnId
    ? { provider, orderId: attempt.orderId, providerTxnId: attempt.providerTxnId }
    : null;
}
