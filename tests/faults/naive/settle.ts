/**
 * A settle as a first draft would have it: it marks the payment and then acts on it, each in a transaction, and checks
 * before it inserts. It replaces lib/payments/settle/settle.ts in the servers of the naive run. That run must lose or
 * double orders, which proves that the harness would detect it (security.md, R2 and fact 7).
 */

import { checkEvidence } from '@/lib/payments/check-evidence';
import type { Evidence } from '@/lib/payments/providers/evidence';
import type { Payment } from '@/lib/payments/rules';
import type { Fulfil, Settlement } from '@/lib/payments/settle/settle';
import { db } from '@/lib/platform/db/client';

export async function settle(
  payment: Payment,
  evidence: Evidence,
  fulfil: Fulfil,
): Promise<Settlement> {
  const attempt = await db().paymentAttempt.findUnique({
    where: { provider_reference: payment },
    select: {
      id: true,
      order: { include: { user: { select: { firstName: true, language: true } } } },
    },
  });
  if (!attempt) return 'unknown';
  const { order } = attempt;
  const { verdict } = checkEvidence(evidence, { ...order, ...payment, orderId: order.id });
  if (verdict !== 'paid') return verdict;
  const entry = { ...payment, attemptId: attempt.id };
  if (await isMarked(entry.provider, evidence.providerTxnId)) return 'paid';
  await mark(order, entry, evidence);
  await db().$transaction((tx) => fulfil(tx, { ...order, ...entry }));
  return 'paid';
}

const isMarked = async (provider: Payment['provider'], providerTxnId: string) =>
  (await db().ledgerEntry.count({ where: { provider, providerTxnId, kind: 'charge' } })) > 0;

type PricedOrder = { id: string; priceMinor: number; priceCurrency: string };

async function mark(
  { id, priceMinor, priceCurrency }: PricedOrder,
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
