import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor, type Translate } from '@/lib/platform/language/message';
import { OPEN_REVIEWS, reviewReason } from '../reviews/review-messages';
import { translateAttemptDetail, translateStored } from '../reviews/translate-stored';
import type { Payment } from '../rules';

/**
 * Everything known about an order, for admins: attempts, ledger, refunds, disputes and notices.
 * Dates are ISO text, money is in minor units. Throws `not_found`.
 */
export async function orderHistory(id: string, t: Translate) {
  const found = await db().order.findUnique({ where: { id }, select: ORDER });
  if (!found) throw new AppError('not_found', messageFor('payments.refusals.orderNotFound'));
  const { memorial, tribute, attempts, ledger, refunds, disputes, reviews, ...order } = found;
  return {
    ...order,
    reviewReason: reviewReason({ type: order.type, reviews }, t),
    createdAt: iso(order.createdAt),
    paidAt: isoOrNull(order.paidAt),
    fulfilledAt: isoOrNull(order.fulfilledAt),
    memorialId: memorial?.id ?? order.targetMemorialId,
    tributeId: tribute?.id ?? null,
    attempts: attempts.map((one) => ({
      ...one,
      detail: translateAttemptDetail(one.detail, t),
      createdAt: iso(one.createdAt),
    })),
    ledger: ledger.map(({ id: entryId, ...entry }) => ({
      ...entry,
      id: String(entryId),
      occurredAt: iso(entry.occurredAt),
    })),
    refunds: refunds.map(({ providerRefundId, ...one }) => ({
      ...one,
      reason: translateStored(one.reason, t),
      detail: translateStored(one.detail, t),
      isWithProvider: providerRefundId !== null,
      createdAt: iso(one.createdAt),
    })),
    disputes: disputes.map((one) => ({
      ...one,
      createdAt: iso(one.createdAt),
      dueAt: isoOrNull(one.dueAt),
    })),
    events: await eventsOf(attempts),
  };
}

/** The notices about an order's payments, without their bodies, which are personal. */
async function eventsOf(payments: Payment[]) {
  if (payments.length === 0) return [];
  const events = await db().providerEvent.findMany({
    // References contain no LIKE wildcards and cannot be guessed. rawBody has an index for this
    // search.
    where: {
      OR: payments.map(({ provider, reference }) => ({
        provider,
        rawBody: { contains: reference },
      })),
    },
    orderBy: { id: 'asc' },
    take: 100,
    select: {
      id: true,
      provider: true,
      kind: true,
      signatureOk: true,
      outcome: true,
      receivedAt: true,
      processedAt: true,
    },
  });
  return events.map(({ id, receivedAt, processedAt, ...event }) => ({
    ...event,
    id: String(id),
    receivedAt: iso(receivedAt),
    processedAt: isoOrNull(processedAt),
  }));
}

const iso = (date: Date) => date.toISOString();
const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;
const OLDEST_FIRST = { createdAt: 'asc' } as const;

const ORDER = {
  id: true,
  type: true,
  status: true,
  email: true,
  userId: true,
  priceMinor: true,
  priceCurrency: true,
  chargeMinor: true,
  chargeCurrency: true,
  targetMemorialId: true,
  reviews: OPEN_REVIEWS,
  overpaid: true,
  paidAt: true,
  fulfilledAt: true,
  createdAt: true,
  memorial: { select: { id: true } },
  tribute: { select: { id: true } },
  attempts: {
    orderBy: OLDEST_FIRST,
    select: { provider: true, reference: true, status: true, detail: true, createdAt: true },
  },
  ledger: {
    orderBy: { id: 'asc' as const },
    select: {
      id: true,
      provider: true,
      providerTxnId: true,
      kind: true,
      chargeMinor: true,
      priceMinor: true,
      occurredAt: true,
    },
  },
  refunds: {
    orderBy: OLDEST_FIRST,
    select: {
      id: true,
      provider: true,
      providerRefundId: true,
      status: true,
      chargeMinor: true,
      reason: true,
      detail: true,
      createdAt: true,
    },
  },
  disputes: {
    orderBy: OLDEST_FIRST,
    select: {
      id: true,
      provider: true,
      status: true,
      chargeMinor: true,
      dueAt: true,
      createdAt: true,
    },
  },
} as const;
