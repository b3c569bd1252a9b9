import { z } from 'zod';
import { jsonReply, type Reply } from '../http/reply';
import { parseJsonBody, type RouteRequest } from '../http/route-request';
import type { SandboxState } from '../sandbox-state';
import { domainOf, paystackCharge } from './paystack-charge';
import { paystackError } from './paystack-errors';
import { type PaystackRefund, refundedOfTransaction } from './paystack-refund';
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
export function createRefund(state: SandboxState, call: RouteRequest): Reply {
  const input = bodySchema.safeParse(parseJsonBody(call)).data;
  const transaction = state.transactions.find(
    (one) => one.reference === input?.transaction || String(one.id) === input?.transaction,
  );
  if (!input || !transaction) return paystackError('unknownTransaction');
  if (transaction.paidAt === null) return paystackError('notPaid');
  if (input.currency && input.currency !== transaction.currency)
    return paystackError('refundCurrency');
  const amount = input.amount ?? transaction.amount;
  if (!Number.isSafeInteger(amount) || amount < 1) return paystackError('invalidAmount');
  const alreadyRefunded = refundedOfTransaction(transaction.id, state.refunds.newestFirst());
  if (alreadyRefunded + amount > transaction.amount) return paystackError('refundTooLarge');
  const refund = state.refunds.put({
    id: state.refunds.nextId(),
    transactionId: transaction.id,
    amount,
    currency: transaction.currency,
    customerNote: input.customer_note ?? null,
    merchantNote: input.merchant_note ?? null,
    status: 'pending',
    createdAt: new Date().toISOString(),
  });
  settleRefund(state, refund);
  const data = {
    ...refundData(state, refund),
    transaction: paystackCharge(transaction, state.settings),
  };
  return jsonReply({ status: true, message: 'Refund has been queued for processing', data });
}

/** GET /refund, optionally for one transaction by its numeric id (payments.md 1.5). */
export function listRefunds(state: SandboxState, { url }: RouteRequest): Reply {
  const transaction = url.searchParams.get('transaction');
  const data = state.refunds
    .newestFirst()
    .filter((refund) => transaction === null || String(refund.transactionId) === transaction)
    .map((refund) => refundData(state, refund));
  const meta = { total: data.length, skipped: 0, perPage: 50, page: 1, pageCount: 1 };
  return jsonReply({ status: true, message: 'Refunds retrieved', data, meta });
}

/** GET /refund/{id}. */
export function getRefund(state: SandboxState, { param }: RouteRequest): Reply {
  const refund = state.refunds.get(Number(param('id')));
  if (!refund) return paystackError('unknownRefund');
  return jsonReply({ status: true, message: 'Refund retrieved', data: refundData(state, refund) });
}

const TEN_DAYS_MS = 10 * 24 * 60 * 60 * 1000;

function refundData(state: SandboxState, refund: PaystackRefund) {
  const transaction: Transaction | undefined = state.transactions.get(refund.transactionId);
  const createdMs = Date.parse(refund.createdAt);
  return {
    id: refund.id,
    integration: 100_000,
    domain: domainOf(state.settings),
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
    expected_at: new Date(createdMs + TEN_DAYS_MS).toISOString(),
    createdAt: refund.createdAt,
    updatedAt: refund.createdAt,
  };
}
