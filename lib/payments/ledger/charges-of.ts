import type { Tx } from '@/lib/platform/db/client';
import type { Provider } from '../rules';

/**
 * A payment of an order, with the amounts of it that were or will be returned. All amounts are positive, in minor
 * units.
 */
export type OrderCharge = {
  /** The id of the attempt whose reference the payment used. */
  attemptId: string | null;
  provider: Provider;
  providerTxnId: string;
  chargeMinor: number;
  priceMinor: number;
  priceCurrency: string;
  /** What has been returned, according to the ledger. */
  returned: { chargeMinor: number; priceMinor: number };
  /** The part of `returned` that lost disputes took. */
  chargedBackMinor: number;
  /** What can still be refunded. */
  leftMinor: number;
};

/**
 * The payments of an order, newest first. The caller holds the lock of the order's row. A
 * chargeback counts against the payment that it took; pending refunds count as returned.
 */
export async function chargesOf(tx: Tx, orderId: string): Promise<OrderCharge[]> {
  const entries = await tx.ledgerEntry.findMany({
    where: { orderId },
    orderBy: { id: 'desc' },
    select: {
      attemptId: true,
      provider: true,
      providerTxnId: true,
      kind: true,
      chargeMinor: true,
      priceMinor: true,
      priceCurrency: true,
    },
  });
  const refunds = await tx.refund.findMany({
    where: { orderId, status: { in: ['requested', 'pending', 'needs_attention'] } },
    select: { provider: true, providerTxnId: true, chargeMinor: true },
  });
  return entries
    .filter(({ kind }) => kind === 'charge')
    .map(({ attemptId, provider, providerTxnId, chargeMinor, priceMinor, priceCurrency }) => {
      const returnEntries = entries.filter(
        (entry) =>
          entry.provider === provider && entry.providerTxnId.startsWith(`${providerTxnId}/`),
      );
      const pendingRefunds = refunds.filter(
        (refund) => refund.provider === provider && refund.providerTxnId === providerTxnId,
      );
      const returned = {
        chargeMinor: -sum(returnEntries.map((entry) => entry.chargeMinor)),
        priceMinor: -sum(returnEntries.map((entry) => entry.priceMinor)),
      };
      const chargebacks = returnEntries.filter(({ kind }) => kind === 'chargeback');
      const returnedOrPending =
        returned.chargeMinor + sum(pendingRefunds.map((refund) => refund.chargeMinor));
      return {
        attemptId,
        provider,
        providerTxnId,
        chargeMinor,
        priceMinor,
        priceCurrency,
        returned,
        chargedBackMinor: -sum(chargebacks.map((entry) => entry.chargeMinor)),
        leftMinor: chargeMinor - returnedOrPending,
      };
    });
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
