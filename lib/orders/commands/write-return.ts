import type { Tx } from '@/lib/db/client';
import type { Charge } from '../queries/charges-of';
import { priceOf } from '../refund-rules';

type Return = { kind: 'refund' | 'chargeback'; id: string; amountMinor: number; currency: string };

/**
 * Takes money that went back off the ledger, once: the entry carries the payment's transaction id and
 * the refund's or dispute's own. Never more than what is there. Gives whether it was written now.
 */
export async function writeReturn(
  tx: Tx,
  orderId: string,
  charge: Charge,
  { kind, id, amountMinor, currency }: Return,
): Promise<boolean> {
  const there = charge.chargeMinor - charge.returned.chargeMinor;
  const amount = Math.min(amountMinor, there);
  if (amount <= 0) return false;
  const { count } = await tx.ledgerEntry.createMany({
    data: {
      orderId,
      provider: charge.provider,
      providerTxnId: `${charge.providerTxnId}/${id}`,
      kind,
      chargeMinor: -amount,
      chargeCurrency: currency,
      priceMinor: -priceOf(charge, amount, charge.returned),
      priceCurrency: 'USD',
      occurredAt: new Date(),
    },
    skipDuplicates: true,
  });
  return count === 1;
}
