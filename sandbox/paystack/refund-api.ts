import { z } from 'zod';
import { type Call, jsonOf } from '../http/call';
import { json, type Reply } from '../http/reply';
import type { World } from '../world';
import { apiError } from './api-errors';
import { chargeData, domainOf } from './charge-data';
import { type Refund, refundedOf } from './refund';
import { settleRefund } from './settle-refund';
import type { Transaction } from './transaction';

const bodySchema = z.object({
  transaction: z.union([z.string(), z.number()]).transform(String).catch(''),
  amount: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .optional()
    .catch(0),
  currency: z.string().optional(),
  customer_note: z.string().nullish(),
  merchant_note: z.string().nullish(),
});

/** POST /refund: without an amount, the full original amount is refunded (payments.md 1.5). */
export function createRefund(world: World, call: Call): Reply {
  const wanted = bodySchema.safeParse(jsonOf(call)).data;
  const transaction = world.transactions.find(
    (one) => one.reference === wanted?.transaction || String(one.id) === wanted?.transaction,
  );
  if (!wanted || !transaction) return apiError('unknownTransaction');
  if (transaction.paidAt === null) return apiError('notPaid');
  if (wanted.currency && wanted.currency !== transaction.currency)
    return apiError('refundCurrency');
  const amount = wanted.amount ?? transaction.amount;
  if (!Number.isSafeInteger(amount) || amount < 1) return apiError('invalidAmount');
  const before = refundedOf(transaction.id, world.refunds.newestFirst());
  if (before + amount > transaction.amount) return apiError('refundTooLarge');
  const refund = world.refunds.put({
    id: world.refunds.nextId(),
    transactionId: transaction.id,
    amount,
    currency: transaction.currency,
    customerNote: wanted.customer_note ?? null,
    merchantNote: wanted.merchant_note ?? null,
    status: 'pending',
    createdAt: new Date().toISOString(),
  });
  settleRefund(world, refund);
  const data = {
    ...refundData(world, refund),
    transaction: chargeData(transaction, world.settings),
  };
  return json({ status: true, message: 'Refund has been queued for processing', data });
}

/** GET /refund, optionally for one transaction by its numeric id (payments.md 1.5). */
export function listRefunds(world: World, { url }: Call): Reply {
  const transaction = url.searchParams.get('transaction');
  const data = world.refunds
    .newestFirst()
    .filter((refund) => transaction === null || String(refund.transactionId) === transaction)
    .map((refund) => refundData(world, refund));
  const meta = { total: data.length, skipped: 0, perPage: 50, page: 1, pageCount: 1 };
  return json({ status: true, message: 'Refunds retrieved', data, meta });
}

/** GET /refund/{id}. */
export function oneRefund(world: World, { param }: Call): Reply {
  const refund = world.refunds.get(Number(param('id')));
  if (!refund) return apiError('unknownRefund');
  return json({ status: true, message: 'Refund retrieved', data: refundData(world, refund) });
}

const TEN_DAYS_MS = 10 * 24 * 60 * 60 * 1000;

function refundData(world: World, refund: Refund) {
  const transaction: Transaction | undefined = world.transactions.get(refund.transactionId);
  const created = Date.parse(refund.createdAt);
  return {
    id: refund.id,
    integration: 100_000,
    domain: domainOf(world.settings),
    transaction: refund.transactionId as unknown, // as: POST returns the whole transaction, GET its id
    transaction_reference: transaction?.reference ?? null,
    dispute: null,
    amount: refund.amount,
    deducted_amount: refund.status === 'processed' ? refund.amount : 0,
    fully_deducted: refund.status === 'processed',
    currency: refund.currency,
    channel: null,
    merchant_note: refund.merchantNote ?? `Refund for transaction ${transaction?.reference}`,
    customer_note: refund.customerNote ?? `Refund for transaction ${transaction?.reference}`,
    status: refund.status,
    refunded_by: 'sandbox@localhost',
    refunded_at: refund.status === 'processed' ? refund.createdAt : null,
    expected_at: new Date(created + TEN_DAYS_MS).toISOString(),
    createdAt: refund.createdAt,
    updatedAt: refund.createdAt,
  };
}
