import { createHash } from 'node:crypto';
import type { Settings } from '../settings';
import type { Transaction } from './transaction';

/** The fields shared by verify, the list and the charge.success webhook (payments.md 1.3, 1.4). */
export function paystackCharge(transaction: Transaction, settings: Settings) {
  const isPaid = transaction.paidAt !== null;
  return {
    id: transaction.id,
    domain: domainOf(settings),
    status: transaction.status as string, // as: a knob may set any other status (payments.md 1.8)
    reference: transaction.reference,
    receipt_number: null,
    amount: transaction.amount as number | string, // as: a knob makes it text (payments.md 1.8)
    message: isPaid ? 'Approved' : null,
    gateway_response: transaction.gatewayResponse,
    paid_at: transaction.paidAt,
    created_at: transaction.createdAt,
    channel: 'card',
    currency: transaction.currency,
    ip_address: '127.0.0.1',
    metadata: transaction.metadata,
    log: null,
    fees: isPaid ? feesOf(transaction.amount) : null,
    fees_split: null,
    customer: customerOf(transaction),
    authorization: isPaid ? AUTHORIZATION : {},
    plan: null,
    split: {},
    order_id: null,
  };
}

/** Returns 'test' or 'live', depending on the secret key (payments.md 1.3). */
export function domainOf(settings: Settings): string {
  return settings.paystack.secretKey.startsWith('sk_live_') ? 'live' : 'test';
}

/** 2.9% + R1; the rand is waived under R10 (payments.md 1.2). */
function feesOf(amount: number): number {
  return Math.round(amount * 0.029) + (amount < 1_000 ? 0 : 100);
}

/** The same address is the same customer in every payment. */
export function customerOf({ email, firstName, lastName, phone }: Transaction) {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return {
    id: Number.parseInt(digest.slice(0, 8), 16),
    first_name: firstName,
    last_name: lastName,
    email,
    customer_code: `CUS_${digest.slice(0, 15)}`,
    phone,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}

/** The test card that succeeds (payments.md 1.6). The space after "visa" is Paystack's own (payments.md 1.3). */
const AUTHORIZATION = {
  authorization_code: 'AUTH_sandbox4081',
  bin: '408408',
  last4: '4081',
  exp_month: '12',
  exp_year: '2030',
  channel: 'card',
  card_type: 'visa ',
  bank: 'TEST BANK',
  country_code: 'ZA',
  brand: 'visa',
  reusable: true,
  signature: 'SIG_sandbox4081',
  account_name: null,
};
