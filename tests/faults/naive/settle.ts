/**
 * How one would write it at first: mark the payment, then act on it, each by itself, and look before
 * inserting. It takes the place of lib/settlement/settle.ts in a server of the naive run, which must lose
 * or double orders: that shows that the run would find it (design/security.md, R2 and fact 7).
 */
import { db } from '@/lib/db/client';
import { judge } from '@/lib/orders/judge';
import type { Payment } from '@/lib/orders/rules';
import type { Evidence } from '@/lib/ports/cards/evidence';
import { fulfil } from '@/lib/settlement/fulfil';
import type { Settlement } from '@/lib/settlement/settle';

export async function settle(payment: Payment, evidence: Evidence): Promise<Settlement> {
  const attempt = await db().paymentAttempt.findUnique({
    where: { provider_reference: payment },
    select: { id: true, order: true },
  });
  if (!attempt) return 'unknown';
  const { order } = attempt;
  const { verdict } = judge(evidence, { ...order, ...payment, orderId: order.id });
  if (verdict !== 'paid') return verdict;
  const entry = { ...payment, attemptId: attempt.id };
  if (await isMarked(entry.provider, evidence.providerTxnId)) return 'paid';
  await mark(order, entry, evidence);
  await db().$transaction((tx) => fulfil(tx, { ...order, ...entry }));
  return 'paid';
}

const isMarked = async (provider: Payment['provider'], providerTxnId: string) =>
  (await db().ledgerEntry.count({ where: { provider, providerTxnId, kind: 'charge' } })) > 0;

type Priced = { id: string; priceMinor: number; priceCurrency: string };

async function mark(
  { id, priceMinor, priceCurrency }: Priced,
  { provider, attemptId }: Payment & { attemptId: string },
  { providerTxnId, amountMinor, currency, paidAt }: Evidence,
): Promise<void> {
  await db().ledgerEntry.create({
    data: {
      ...{ orderId: id, attemptId, provider, providerTxnId, kind: 'charge' },
      ...{ chargeMinor: amountMinor, chargeCurrency: currency, priceMinor, priceCurrency },
      occurredAt: paidAt,
    },
  });
  await db().order.update({ where: { id }, data: { status: 'paid', paidAt } });
}
