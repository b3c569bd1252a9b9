import { type Call, jsonOf } from '../http/call';
import { json, type Reply } from '../http/reply';
import type { World } from '../world';
import { apiError } from './api-errors';
import { chargeData } from './charge-data';
import { createTransaction } from './create-transaction';

/** POST /transaction/initialize (payments.md 1.1). */
export function initialize(world: World, call: Call): Reply {
  const created = createTransaction(world, jsonOf(call));
  if (typeof created === 'string') return apiError(created);
  const { accessCode, reference } = created;
  // Paystack's host is https://checkout.paystack.com; here it is this server.
  const authorization_url = `http://${call.headers.host}/${accessCode}`;
  const data = { authorization_url, access_code: accessCode, reference };
  return json({ status: true, message: 'Authorization URL created', data });
}

/** GET /transaction/verify/{reference}, altered by the `verify` knobs (payments.md 1.3, 1.8). */
export function verify(world: World, call: Call): Reply {
  const reference = call.param('reference');
  const knobs = world.knobs.values.verify;
  const transaction = world.transactions.find((one) => one.reference === reference);
  if (!transaction) return apiError('unknownTransaction', knobs.unknownReference);
  const data = chargeData(transaction, world.settings);
  const amount = knobs.amount ?? data.amount;
  const metadata = JSON.stringify(data.metadata);
  const bent = {
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
  return json({ status: true, message: 'Verification successful', data: bent });
}

/** GET /transaction: newest first, filtered by `perPage`, `page` and `status` (payments.md 1.8). */
export function listTransactions(world: World, { url }: Call): Reply {
  const perPage = wholeNumber(url.searchParams.get('perPage')) ?? 50;
  const page = wholeNumber(url.searchParams.get('page')) ?? 1;
  const status = url.searchParams.get('status');
  const all = world.transactions.newestFirst().filter((one) => !status || one.status === status);
  const skipped = (page - 1) * perPage;
  const data = all
    .slice(skipped, skipped + perPage)
    .map((one) => ({ ...chargeData(one, world.settings), requested_amount: one.amount }));
  const meta = { total: all.length, skipped, perPage, page, pageCount: pages(all.length, perPage) };
  return json({ status: true, message: 'Transactions retrieved', data, meta });
}

function wholeNumber(text: string | null): number | null {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

function pages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
