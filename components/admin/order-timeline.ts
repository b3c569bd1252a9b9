import { signedDollars, signedRand } from '@/lib/payments/money-rules';

type History = {
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

/** One thing that happened to an order. */
export type TimelineEntry = { key: string; at: string; what: string; how: string };

/** Returns everything that happened to an order, the oldest first. */
export function timelineOf({
  attempts,
  ledger,
  refunds,
  disputes,
  events,
}: History): TimelineEntry[] {
  const all = [
    ...attempts.map((one) => ({
      key: `attempt ${one.reference}`,
      at: one.createdAt,
      what: `Payment by ${one.provider}: ${one.status}`,
      how: sentences(`Reference ${one.reference}`, one.detail),
    })),
    ...ledger.map((one) => ({
      key: `ledger ${one.id}`,
      at: one.occurredAt,
      what: `Ledger: ${one.kind}`,
      how: `${signedDollars(one.priceMinor)} (${signedRand(one.chargeMinor)}) by ${one.provider}`,
    })),
    ...refunds.map((one) => ({
      key: `refund ${one.id}`,
      at: one.createdAt,
      what: `Refund: ${one.status.replace('_', ' ')}`,
      how: sentences(signedRand(one.chargeMinor), one.reason, one.detail),
    })),
    ...disputes.map((one) => ({
      key: `dispute ${one.id}`,
      at: one.createdAt,
      what: `Dispute: ${one.status}`,
      how: sentences(
        signedRand(one.chargeMinor),
        one.dueAt ? `Respond before ${one.dueAt.slice(0, 10)}` : '',
      ),
    })),
    ...events.map((one) => ({
      key: `event ${one.id}`,
      at: one.receivedAt,
      what: `Notice from ${one.provider}: ${one.kind}`,
      how: one.signatureOk ? one.outcome || 'Not processed yet' : 'The signature was not valid',
    })),
  ];
  return all.sort((one, other) => one.at.localeCompare(other.at));
}

const sentences = (...parts: string[]) => parts.filter((part) => part !== '').join('. ');
