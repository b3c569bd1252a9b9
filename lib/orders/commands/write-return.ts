import type { Tx } from '@/lib/db/client';
import type { Charge } from '../queries/charges-of';
import { priceOf } from '../refund-rules';
import { rand } from '../rules';
import { askAPerson } from './review';

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
 * Takes money that went back off the ledger of a locked order, once: the entry carries the payment's
 * transaction id and the refund's or dispute's own. Never more than what is there: what went back beyond
 * that, because a refund and a dispute crossed, is for a person to ask for.
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
    await askAPerson(
      tx,
      orderId,
      `More than was paid went back: ${rand(amountMinor - amount)} with ${kind} ${id}.`,
    );
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
      priceCurrency: 'USD',
      occurredAt: new Date(),
    },
    select: { id: true },
  });
}
