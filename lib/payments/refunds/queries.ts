import { db } from '@/lib/platform/db/client';
import { chargesOf } from '../ledger/charges-of';
import { findProviderNames } from '../providers/registry';
import type { Payment, Provider } from '../rules';

/** A refund that is not sent yet or is in progress at the provider; null if it has ended. */
export const refundInProgress = async (refundId: string) =>
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

const refundingProviders = () => findProviderNames(({ refunds }) => refunds !== undefined);

type PromisedRefund = {
  orderId: string;
  provider: Provider;
  providerTxnId: string;
  chargeMinor: number;
};

/** Whether we still have the money for a refund; a lost dispute, for example, may have taken it. */
export async function isMoneyStillHeld(refund: PromisedRefund): Promise<boolean> {
  const charge = (await db().$transaction((tx) => chargesOf(tx, refund.orderId))).find(
    (one) => one.provider === refund.provider && one.providerTxnId === refund.providerTxnId,
  );
  return !charge || charge.chargeMinor - charge.returned.chargeMinor >= refund.chargeMinor;
}

/** Refunds without news since `before`, although they are checked daily: their job was lost. */
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

/** The order and transaction of a successful payment; null for any other reference. */
export async function paidTransaction({ provider, reference }: Payment) {
  const attempt = await db().paymentAttempt.findFirst({
    where: { provider, reference, status: 'success', providerTxnId: { not: null } },
    select: { orderId: true, providerTxnId: true },
  });
  return attempt?.providerTxnId
    ? { provider, orderId: attempt.orderId, providerTxnId: attempt.providerTxnId }
    : null;
}
