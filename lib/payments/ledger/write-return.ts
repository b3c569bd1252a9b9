import type { Tx } from '@/lib/platform/db/client';
import { refundedPrice } from '../refunds/refund-rules';
import { openReview } from '../reviews/order-reviews';
import type { OrderCharge } from './charges-of';

type Return = {
  kind: 'refund' | 'chargeback';
  /** The id of our refund, or the provider's id of a dispute. */
  id: string;
  /** The provider's id of a refund, under which earlier releases recorded the same return. */
  oldId?: string | null;
  amountMinor: number;
  currency: string;
};

/**
 * Books returned money in the ledger of a locked order, once per id: the entry's key is the
 * payment's transaction id with the id of the refund or dispute. Never books more than was paid: if
 * a refund and a dispute crossed, a review asks an admin to recover the rest.
 */
export async function writeReturn(
  tx: Tx,
  orderId: string,
  charge: OrderCharge,
  { kind, id, oldId, amountMinor, currency }: Return,
): Promise<void> {
  const { provider } = charge;
  const entryOf = (own: string) => `${charge.providerTxnId}/${own}`;
  const known = [id, ...(oldId ? [oldId] : [])].map(entryOf);
  const where = { provider, kind, providerTxnId: { in: known } };
  if ((await tx.ledgerEntry.count({ where })) > 0) return;
  const amount = Math.min(amountMinor, charge.chargeMinor - charge.returned.chargeMinor);
  if (amount < amountMinor)
    await openReview(tx, orderId, {
      kind: 'over_returned',
      detail: { amountMinor: amountMinor - amount, currency, with: kind, id },
    });
  if (amount <= 0) return;
  await tx.ledgerEntry.create({
    data: {
      orderId,
      provider,
      providerTxnId: entryOf(id),
      kind,
      chargeMinor: -amount,
      chargeCurrency: currency,
      priceMinor: -refundedPrice(charge, amount, charge.returned),
      priceCurrency: charge.priceCurrency,
      occurredAt: new Date(),
    },
    select: { id: true },
  });
}
