import { type Money, money } from '@/lib/platform/language/money';
import { type Said, type Say, said, sayWith } from '@/lib/platform/language/said';

type History = {
  /** Defaults to USD, charged in ZAR. */
  priceCurrency?: string;
  chargeCurrency?: string;
  attempts: {
    provider: string;
    reference: string;
    status: string;
    detail: string;
    createdAt: string;
  }[];
  ledger: {
    id: string;
    provider: string;
    kind: string;
    chargeMinor: number;
    priceMinor: number;
    occurredAt: string;
  }[];
  refunds: {
    id: string;
    status: string;
    chargeMinor: number;
    reason: string;
    detail: string;
    createdAt: string;
  }[];
  disputes: {
    id: string;
    status: string;
    chargeMinor: number;
    dueAt: string | null;
    createdAt: string;
  }[];
  events: {
    id: string;
    provider: string;
    kind: string;
    signatureOk: boolean;
    outcome: string;
    receivedAt: string;
  }[];
};

export type TimelineEntry = { key: string; at: string; what: string; how: string };

/** Returns an order's history, oldest entry first. */
export function timelineOf(
  {
    priceCurrency = 'USD',
    chargeCurrency = 'ZAR',
    attempts,
    ledger,
    refunds,
    disputes,
    events,
  }: History,
  say: Say,
  amount: (money: Money) => string,
): TimelineEntry[] {
  const all = [
    ...attempts.map(({ reference, provider, status, detail, createdAt }) => ({
      key: `attempt ${reference}`,
      at: createdAt,
      what: say('admin.order.payment', { provider, state: stateName(say, status) }),
      how: sentences(say('admin.order.reference', { reference }), detail),
    })),
    ...ledger.map(({ id, kind, provider, priceMinor, chargeMinor, occurredAt }) => ({
      key: `ledger ${id}`,
      at: occurredAt,
      what: say('admin.order.ledger', { kind: stateName(say, kind) }),
      how: say('admin.order.ledgerAmount', {
        price: money(priceMinor, priceCurrency, 'sum'),
        charge: money(chargeMinor, chargeCurrency, 'sum'),
        provider,
      }),
    })),
    ...refunds.map((one) => ({
      key: `refund ${one.id}`,
      at: one.createdAt,
      what: say('admin.order.refund', { state: stateName(say, one.status) }),
      how: sentences(amount(money(one.chargeMinor, chargeCurrency, 'sum')), one.reason, one.detail),
    })),
    ...disputes.map((one) => ({
      key: `dispute ${one.id}`,
      at: one.createdAt,
      what: say('admin.order.dispute', { state: stateName(say, one.status) }),
      how: sentences(
        amount(money(one.chargeMinor, chargeCurrency, 'sum')),
        one.dueAt ? say('admin.order.respondBefore', { day: one.dueAt.slice(0, 10) }) : '',
      ),
    })),
    ...events.map(({ id, provider, kind, receivedAt, signatureOk, outcome }) => ({
      key: `event ${id}`,
      at: receivedAt,
      what: say('admin.order.notice', { provider, kind }),
      how: signatureOk ? outcomeWords(outcome, say) : say('admin.order.badSignature'),
    })),
  ];
  return all.sort((one, other) => one.at.localeCompare(other.at));
}

const sentences = (...parts: string[]) => parts.filter((part) => part !== '').join('. ');

/** The states of attempts, refunds and disputes and the kinds of ledger lines, by their names in the data model. */
const STATES = [
  'initiated',
  'success',
  'failed',
  'abandoned',
  'mismatch',
  'charge',
  'refund',
  'chargeback',
  'requested',
  'pending',
  'processed',
  'needs_attention',
  'open',
  'won',
  'lost',
] as const;

function stateName(say: Say, name: string): string {
  const state = STATES.find((each) => each === name);
  return state ? say(`admin.order.names.${state}`) : name;
}

/** The outcome of a provider's notice, by the value stored in lib/payments/events/receive-notice.ts. */
const OUTCOMES = new Map<string, Said>([
  ['', said('admin.order.notProcessed')],
  ['unknown', said('admin.order.outcomes.unknown')],
  ['open', said('admin.order.outcomes.open')],
  ['failed', said('admin.order.outcomes.failed')],
  ['mismatch', said('admin.order.outcomes.mismatch')],
  ['paid', said('admin.order.outcomes.paid')],
  ['refunds read', said('admin.order.outcomes.refundsRead')],
  ['ignored', said('admin.order.outcomes.ignored')],
  ['unreadable', said('admin.order.outcomes.unreadable')],
  ['not confirmed', said('admin.order.outcomes.notConfirmed')],
  ['dispute open', said('admin.order.outcomes.disputeOpen')],
  ['dispute won', said('admin.order.outcomes.disputeWon')],
  ['dispute lost', said('admin.order.outcomes.disputeLost')],
  ['ended before', said('admin.order.outcomes.endedBefore')],
]);

function outcomeWords(stored: string, say: Say): string {
  const known = OUTCOMES.get(stored);
  return known ? sayWith(say)(known) : stored;
}
