import type { Tx } from '@/lib/platform/db/client';
import type { Provider } from '../rules';

/** A payment of an order, and what of it has gone back or was promised to. Minor units, positive. */
export type Charge = {
  /** The payment reference that it came in under. */
  attemptId: string | null;
  provider: Provider;
  providerTxnId: string;
  chargeMinor: number;
  priceMinor: number;
  priceCurrency: string;
  /** Gone back, by the ledger. */
  returned: { chargeMinor: number; priceMinor: number };
  /** The part of that which a lost dispute took. */
  chargedBackMinor: number;
  /** What may still be asked back. */
  leftMinor: number;
};

/**
 * The payments of an order, newest first. The caller holds the order's row lock. Chargebacks count
 * against the payment whose money they took, refunds on their way as if they had gone.
 */
export async function chargesOf(tx: Tx, orderId: string): Promise<Charge[]> {
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
      const own = entries.filter(
        (entry) =>
          entry.provider === provider && entry.providerTxnId.startsWith(`${providerTxnId}/`),
      );
      const promised = refunds.filter(
        (refund) => refund.provider === provider && refund.providerTxnId === providerTxnId,
      );
      const returned = {
        chargeMinor: -sum(own.map((entry) => entry.chargeMinor)),
        priceMinor: -sum(own.map((entry) => entry.priceMinor)),
      };
      const lost = own.filter(({ kind }) => kind === 'chargeback');
      const gone = returned.chargeMinor + sum(promised.map((refund) => refund.chargeMinor));
      return {
        attemptId,
        provider,
        providerTxnId,
        chargeMinor,
        priceMinor,
        priceCurrency,
        returned,
        chargedBackMinor: -sum(lost.map((entry) => entry.chargeMinor)),
        leftMinor: chargeMinor - gone,
      };
    });
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
