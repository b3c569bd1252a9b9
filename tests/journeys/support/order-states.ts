import type { Client } from 'pg';
import type { Places } from '@/lab/screenshots/places';
import { AttemptStatus, DisputeStatus, type ReviewKind } from '@/lib/platform/db/generated/enums';
import { DAY_MS } from '@/lib/platform/durations';
import { inDatabase } from './database';

/** The ids of orders, one for each state in which the dashboard's order page shows or offers something different. */
export const ORDER_STATES = {
  /**
   * Paid but not fulfilled. It can be retried, and its review closed. It has every kind of review except `refund` and
   * `other`.
   */
  unmade: 'EveryReview1',
  /** Like `unmade`, but for a memorial order without a memorial. */
  unmadeMemorial: 'UnmadeMemor1',
  /** Has refunds in every state, which can be confirmed or withdrawn, payments in every state, and notices. */
  refunds: 'EveryEvent11',
  /** Refunds are blocked until the dispute ends. */
  disputed: 'DisputedPay1',
  /** Fully refunded, and the buyer's account is deleted. */
  refunded: 'RefundedA111',
  paidTwice: 'PaidTwice111',
  unpaid: 'FaiLedPaymt1',
  /** Fulfilled, but the memorial was deleted later. */
  deletedMemorial: 'GoneMemoria1',
  flowersOfDeleted: 'GoneFLower11',
} as const;

const CHARGE = { chargeMinor: 46_250, priceMinor: 2500 };

/** Adds these orders to the database unless they exist. Returns their ids. */
export const addOrderStates = ({ memorial }: Places): Promise<Places> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string; email: string }>(
      `SELECT id, email FROM users WHERE email = 'ben@perennial.example'`,
    );
    const at = new Date().toISOString().slice(0, 10);
    await client.query('BEGIN'); // the constraint that an order in review has a reason is checked on commit
    await insert(client, 'orders', ordersOf(memorial, rows[0], at));
    await insert(client, 'payment_attempts', attempts(at));
    await insert(client, 'ledger', ledger(at));
    await insert(client, 'refunds', refunds(at));
    await insert(client, 'disputes', disputes(at));
    await insert(client, 'order_reviews', reviews());
    await insert(client, 'provider_events', events());
    await client.query('COMMIT');
    return { ...ORDER_STATES };
  });

/** Adds rows that all have the same columns. Skips rows that exist. */
async function insert(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
  await client.query(
    `INSERT INTO "${table}" (${columns}) SELECT ${columns}
     FROM jsonb_populate_recordset(NULL::"${table}", $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

function ordersOf(
  memorial: string | undefined,
  buyer: { id: string; email: string } | undefined,
  at: string,
): object[] {
  const order = {
    type: 'flower_tribute',
    status: 'fulfilled',
    userId: buyer?.id,
    email: buyer?.email,
    ...CHARGE,
    fxRateMicros: 18_500_000,
    fxSource: 'operator',
    fxAsOf: at,
    quoteExpiresAt: later(at),
    expiresAt: later(at),
    createdAt: at,
    targetMemorialId: memorial,
    overpaid: false,
    paidAt: at as string | null,
    fulfilledAt: at as string | null,
  };
  const memorialFields = { type: 'memorial_creation', priceMinor: 2000, targetMemorialId: null };
  const unmade = { ...order, status: 'needs_review', fulfilledAt: null };
  return [
    { ...unmade, id: ORDER_STATES.unmade },
    { ...unmade, ...memorialFields, id: ORDER_STATES.unmadeMemorial },
    { ...order, id: ORDER_STATES.refunds, status: 'partially_refunded' },
    { ...order, id: ORDER_STATES.disputed, status: 'disputed' },
    { ...order, id: ORDER_STATES.refunded, status: 'refunded', userId: null, email: '' },
    { ...order, id: ORDER_STATES.paidTwice, overpaid: true },
    { ...order, ...memorialFields, id: ORDER_STATES.deletedMemorial },
    { ...order, id: ORDER_STATES.flowersOfDeleted, targetMemorialId: null },
    { ...order, id: ORDER_STATES.unpaid, status: 'failed', paidAt: null, fulfilledAt: null },
  ];
}

const later = (at: string) => new Date(Date.parse(at) + 30 * DAY_MS);

/** The id by which fill-stack.ts finds the order's attempt. */
const attemptOf = (orderId: string) => `A${orderId.slice(1)}`;
const referenceOf = (orderId: string) => `ref-${orderId}`;
const transactionOf = (orderId: string) => `txn-${orderId}`;

function attempts(createdAt: string): object[] {
  const attempt = (orderId: string, status: string, detail = '') => ({
    id: attemptOf(orderId),
    orderId,
    provider: 'paystack',
    reference: referenceOf(orderId),
    providerTxnId: transactionOf(orderId) as string | null,
    status,
    detail,
    createdAt,
  });
  const otherStatuses = Object.values(AttemptStatus).filter((status) => status !== 'success');
  return [
    ...Object.values(ORDER_STATES).map((id) =>
      attempt(id, id === ORDER_STATES.unpaid ? 'failed' : 'success'),
    ),
    ...otherStatuses.map((status, at) => ({
      ...attempt(ORDER_STATES.refunds, status, status === 'mismatch' ? MISMATCHES : ''),
      id: `AnyAttempt${at + 1}1`,
      reference: `ref-any-attempt-${at}`,
      providerTxnId: null,
    })),
  ];
}

/** The format in which lib/payments/order/mark-attempt.ts stores mismatches. */
const MISMATCHES =
  'the amount is 42250, not 46250; transaction 4711. the reference differs; transaction 4712';

function ledger(occurredAt: string): object[] {
  const entry = (orderId: string, kind: string, share: number, suffix = '') => ({
    orderId,
    attemptId: attemptOf(orderId),
    provider: 'paystack',
    providerTxnId: transactionOf(orderId) + suffix,
    kind,
    chargeMinor: Math.round(CHARGE.chargeMinor * share),
    chargeCurrency: 'ZAR',
    priceMinor: Math.round(CHARGE.priceMinor * share),
    priceCurrency: 'USD',
    occurredAt,
  });
  const paidOrderIds = Object.values(ORDER_STATES).filter((id) => id !== ORDER_STATES.unpaid);
  return [
    ...paidOrderIds.map((id) => entry(id, 'charge', 1)),
    entry(ORDER_STATES.paidTwice, 'charge', 1, '-again'),
    entry(ORDER_STATES.refunded, 'refund', -1, '/4711'),
    entry(ORDER_STATES.refunds, 'refund', -0.2, '/4712'),
    entry(ORDER_STATES.refunds, 'chargeback', -0.2, '/4713'),
  ];
}

const refundId = (at: number) => `EveryRefund${at}`;
const BY_HAND = 'Refund by hand in the PayFast dashboard, then confirm it here.';
const IN_DASHBOARD = "Please look at it in the provider's dashboard.";

function refunds(createdAt: string): object[] {
  const refund = (at: number, status: string, detail: string, reason = '') => ({
    id: refundId(at),
    orderId: ORDER_STATES.refunds,
    provider: 'paystack',
    providerTxnId: transactionOf(ORDER_STATES.refunds),
    providerRefundId: reason ? `4710${at}` : null, // refunds with a reason were made by the provider, so they have its id
    status,
    chargeMinor: 1000 * at,
    chargeCurrency: 'ZAR',
    reason,
    detail,
    createdAt,
  });
  return [
    refund(1, 'needs_attention', BY_HAND),
    refund(2, 'needs_attention', IN_DASHBOARD, "Made in the provider's dashboard."),
    refund(3, 'requested', ''),
    refund(4, 'pending', ''),
    refund(5, 'processed', 'Paid out by hand.'),
    refund(6, 'failed', 'The provider refused it: 4711'),
    refund(7, 'failed', 'Withdrawn.'),
  ];
}

const disputes = (at: string): object[] =>
  Object.values(DisputeStatus).map((status, index) => ({
    id: `AnyDispute${index + 1}1`,
    orderId: ORDER_STATES.disputed,
    attemptId: attemptOf(ORDER_STATES.disputed),
    provider: 'paystack',
    providerDisputeId: `471${index}`,
    status,
    chargeMinor: 1000,
    chargeCurrency: 'ZAR',
    dueAt: at,
    createdAt: at,
  }));

type OrderReviewKind = Exclude<ReviewKind, 'refund' | 'other'>;
/** Every detail that a kind of review can have; `other` is free text. */
const DETAILS: Record<OrderReviewKind, object[]> = {
  paid_twice: [{}],
  paid_again: [{}],
  paid_late: [{}],
  other_payer: [{}],
  nothing_made: [{}],
  already_made: [{}],
  unconfirmed: [{}],
  fulfilment_failed: [
    {},
    { text: 'the memorial was deleted before the payment' },
    { text: 'the sender was deleted before the payment' },
  ],
  payment_mismatch: [
    { fault: 'currency', paid: 'USD', expected: 'ZAR' },
    { fault: 'amount', paidMinor: 42_250, expectedMinor: 46_250, currency: 'ZAR' },
    { fault: 'reference' },
    { fault: 'account' },
    { fault: 'unreadable amount' },
    { fault: 'another order' },
    { fault: 'no transaction id' },
    { fault: 'known transaction id' },
  ],
  dispute: [{ disputeId: '4711' }],
  over_returned: [
    { amountMinor: 1000, currency: 'ZAR', with: 'refund', id: '4711' },
    { amountMinor: 1000, currency: 'ZAR', with: 'chargeback', id: '4712' },
  ],
};

function reviews(): object[] {
  const review = (orderId: string, kind: string, detail: object, refund: string | null = null) => ({
    orderId,
    kind,
    refundId: refund,
    detail,
    openedAt: new Date(),
  });
  return [
    ...Object.entries(DETAILS).flatMap(([kind, details]) =>
      details.map((detail) => review(ORDER_STATES.unmade, kind, detail)),
    ),
    review(ORDER_STATES.unmadeMemorial, 'fulfilment_failed', {}),
    review(ORDER_STATES.unmadeMemorial, 'fulfilment_failed', {
      text: 'the draft is no longer there',
    }),
    review(ORDER_STATES.disputed, 'dispute', { disputeId: '4710' }),
    review(ORDER_STATES.paidTwice, 'paid_twice', {}),
    review(ORDER_STATES.refunds, 'refund', { text: BY_HAND.replace(/\.$/, '') }, refundId(1)),
    review(ORDER_STATES.refunds, 'refund', { text: IN_DASHBOARD.replace(/\.$/, '') }, refundId(2)),
  ];
}

/** Notices about one order; tests/unit/components/admin covers all their outcomes. */
const events = (): object[] =>
  ['', 'paid', 'refunds read', 'unsigned'].map((outcome, at) => ({
    provider: 'paystack',
    eventKey: `order-states/${at}`,
    kind: 'charge.success',
    rawBody: referenceOf(ORDER_STATES.refunds),
    headers: {},
    signatureOk: outcome !== 'unsigned',
    outcome: outcome === 'unsigned' ? '' : outcome,
    receivedAt: new Date(),
  }));
