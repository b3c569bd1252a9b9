import type { Tx } from '@/lib/platform/db/client';
import { priceOf } from '../refunds/refund-rules';
import { openReview } from '../reviews/order-reviews';
import type { Charge } from './charges-of';

type Return = {
  kind: 'refund' | 'chargeback';
  /** Our refund's id, or the provider's of a dispute. */
  id: string;
  /** What the same return was once written down under: the provider's id of a refund. */
  oldId?: string | null;
  amountMinor: number;
  currency: string;
};

/**
 * Writes money that went back into the ledger of a locked order, once: the entry carries the payment's
 * transaction id and the refund's or dispute's own. Never more than what is there: what went back beyond
 * that, because a refund and a dispute crossed, is for an admin to ask for.
 */
export async function writeReturn(
  tx: Tx,
  orderId: string,
  charge: Charge,
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
      priceMinor: -priceOf(charge, amount, charge.returned),
      priceCurrency: charge.priceCurrency,
      occurredAt: new Date(),
    },
    select: { id: true },
  });
}
