import {
  type Message,
  messageFor,
  type Translate,
  translateWith,
} from '@/lib/platform/language/message';
import { type Money, money } from '@/lib/platform/language/money';

type History = {
  /** The currencies default to USD for the price and ZAR for the charge. */
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

export type OrderTimelineEntry = { key: string; at: string; title: string; details: string };

/** Returns an order's history, oldest entry first. */
export function getOrderTimeline(
  {
    priceCurrency = 'USD',
    chargeCurrency = 'ZAR',
    attempts,
    ledger,
    refunds,
    disputes,
    events,
  }: History,
  t: Translate,
  amount: (money: Money) => string,
): OrderTimelineEntry[] {
  const all = [
    ...attempts.map(({ reference, provider, status, detail, createdAt }) => ({
      key: `attempt ${reference}`,
      at: createdAt,
      title: t('admin.order.payment', { provider, state: stateName(t, status) }),
      details: joinSentences(t('admin.order.reference', { reference }), detail),
    })),
    ...ledger.map(({ id, kind, provider, priceMinor, chargeMinor, occurredAt }) => ({
      key: `ledger ${id}`,
      at: occurredAt,
      title: t('admin.order.ledger', { kind: stateName(t, kind) }),
      details: t('admin.order.ledgerAmount', {
        price: money(priceMinor, priceCurrency, 'sum'),
        charge: money(chargeMinor, chargeCurrency, 'sum'),
        provider,
      }),
    })),
    ...refunds.map((one) => ({
      key: `refund ${one.id}`,
      at: one.createdAt,
      title: t('admin.order.refund', { state: stateName(t, one.status) }),
      details: joinSentences(
        amount(money(one.chargeMinor, chargeCurrency, 'sum')),
        one.reason,
        one.detail,
      ),
    })),
    ...disputes.map((one) => ({
      key: `dispute ${one.id}`,
      at: one.createdAt,
      title: t('admin.order.dispute', { state: stateName(t, one.status) }),
      details: joinSentences(
        amount(money(one.chargeMinor, chargeCurrency, 'sum')),
        one.dueAt ? t('admin.order.respondBefore', { day: one.dueAt.slice(0, 10) }) : '',
      ),
    })),
    ...events.map(({ id, provider, kind, receivedAt, signatureOk, outcome }) => ({
      key: `event ${id}`,
      at: receivedAt,
      title: t('admin.order.notice', { provider, kind }),
      details: signatureOk ? outcomeText(outcome, t) : t('admin.order.badSignature'),
    })),
  ];
  return all.sort((one, other) => one.at.localeCompare(other.at));
}

const joinSentences = (...parts: string[]) => parts.filter((part) => part !== '').join('. ');

/** The states of attempts, refunds and disputes and the kinds of ledger lines, named as in the data model. */
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

function stateName(t: Translate, name: string): string {
  const state = STATES.find((each) => each === name);
  return state ? t(`admin.order.names.${state}`) : name;
}

/** The labels for the outcomes that lib/payments/events/receive-notice.ts stores for a provider's notices. */
const OUTCOMES = new Map<string, Message>([
  ['', messageFor('admin.order.notProcessed')],
  ['unknown', messageFor('admin.order.outcomes.unknown')],
  ['open', messageFor('admin.order.outcomes.open')],
  ['failed', messageFor('admin.order.outcomes.failed')],
  ['mismatch', messageFor('admin.order.outcomes.mismatch')],
  ['paid', messageFor('admin.order.outcomes.paid')],
  ['refunds read', messageFor('admin.order.outcomes.refundsRead')],
  ['ignored', messageFor('admin.order.outcomes.ignored')],
  ['unreadable', messageFor('admin.order.outcomes.unreadable')],
  ['not confirmed', messageFor('admin.order.outcomes.notConfirmed')],
  ['dispute open', messageFor('admin.order.outcomes.disputeOpen')],
  ['dispute won', messageFor('admin.order.outcomes.disputeWon')],
  ['dispute lost', messageFor('admin.order.outcomes.disputeLost')],
  ['ended before', messageFor('admin.order.outcomes.endedBefore')],
]);

function outcomeText(stored: string, t: Translate): string {
  const label = OUTCOMES.get(stored);
  return label ? translateWith(t)(label) : stored;
}
