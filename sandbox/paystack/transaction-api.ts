import { jsonReply, type Reply } from '../http/reply';
import { parseJsonBody, type RouteRequest } from '../http/route-request';
import type { SandboxState } from '../sandbox-state';
import { createTransaction } from './create-transaction';
import { paystackCharge } from './paystack-charge';
import { paystackError } from './paystack-errors';

/** POST /transaction/initialize (payments.md 1.1). */
export function initializeTransaction(state: SandboxState, call: RouteRequest): Reply {
  const result = createTransaction(state, parseJsonBody(call));
  if (typeof result === 'string') return paystackError(result);
  const { accessCode, reference } = result;
  // Paystack's host is https://checkout.paystack.com; here it is this server.
  const authorization_url = `http://${call.headers.host}/${accessCode}`;
  const data = { authorization_url, access_code: accessCode, reference };
  return jsonReply({ status: true, message: 'Authorization URL created', data });
}

/** GET /transaction/verify/{reference}, altered by the `verify` knobs (payments.md 1.3, 1.8). */
export function verifyTransaction(state: SandboxState, call: RouteRequest): Reply {
  const reference = call.param('reference');
  const knobs = state.knobs.values.verify;
  const transaction = state.transactions.find((one) => one.reference === reference);
  if (!transaction) return paystackError('unknownTransaction', knobs.unknownReference);
  const data = paystackCharge(transaction, state.settings);
  const amount = knobs.amount ?? data.amount;
  const metadata = JSON.stringify(data.metadata);
  const alteredData = {
    ...data,
    status: knobs.status ?? data.status,
    amount: knobs.amountAsString ? String(amount) : amount,
    currency: knobs.currency ?? data.currency,
    domain: knobs.domain ?? data.domain,
    metadata: knobs.metadata === 'string' ? metadata : (knobs.metadata ?? data.metadata),
    paidAt: data.paid_at,
    createdAt: data.created_at,
    requested_amount: transaction.amount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: data.created_at,
    plan_object: {},
    subaccount: {},
  };
  return jsonReply({ status: true, message: 'Verification successful', data: alteredData });
}

/** GET /transaction: newest first, filtered by `perPage`, `page` and `status` (payments.md 1.8). */
export function listTransactions(state: SandboxState, { url }: RouteRequest): Reply {
  const perPage = wholeNumber(url.searchParams.get('perPage')) ?? 50;
  const page = wholeNumber(url.searchParams.get('page')) ?? 1;
  const status = url.searchParams.get('status');
  const matching = state.transactions
    .newestFirst()
    .filter((one) => !status || one.status === status);
  const skipped = (page - 1) * perPage;
  const data = matching
    .slice(skipped, skipped + perPage)
    .map((one) => ({ ...paystackCharge(one, state.settings), requested_amount: one.amount }));
  const meta = {
    total: matching.length,
    skipped,
    perPage,
    page,
    pageCount: pageCount(matching.length, perPage),
  };
  return jsonReply({ status: true, message: 'Transactions retrieved', data, meta });
}

function wholeNumber(text: string | null): number | null {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
