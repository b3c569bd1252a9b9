import { z } from 'zod';
import type { ProviderNotice } from '../provider';
import { paystackDisputeOutcome } from './dispute';
import { parseWithWholeIds } from './whole-ids';

const text = z.union([z.string(), z.number()]).transform(String);
const noticeSchema = z.object({ event: z.string().max(100), data: z.unknown() });
const chargeSchema = z.object({ reference: z.string() });
const refundSchema = z.object({ transaction_reference: z.string() });
const disputeSchema = z.object({
  id: text,
  status: z.string(),
  resolution: z.string().nullish(),
  refund_amount: z.coerce.number().int().positive().nullish().catch(null),
  dueAt: z.coerce.date().nullish().catch(null),
  transaction: z.object({ reference: z.string(), status: z.string().nullish() }),
});

/**
 * Parses a signed notice (payments.md 1.4). Events that do not concern us, and notices that cannot be read, are
 * `about: 'nothing'`.
 */
export function readPaystackNotice(rawBody: string): ProviderNotice {
  const notice = noticeSchema.safeParse(parseOrNull(rawBody)).data;
  if (!notice) return { about: 'nothing', kind: 'unreadable' };
  const { event: kind, data } = notice;
  const read = READERS.find(({ events }) => events.test(kind))?.read(kind, data);
  return read ?? { about: 'nothing', kind };
}

const READERS: { events: RegExp; read(kind: string, data: unknown): ProviderNotice | null }[] = [
  {
    events: /^charge\.success$/,
    read: (kind, data) => {
      const charge = chargeSchema.safeParse(data).data;
      return charge ? { about: 'charge', kind, ...charge } : null;
    },
  },
  {
    events: /^refund\./,
    read: (kind, data) => {
      const refund = refundSchema.safeParse(data).data;
      return refund ? { about: 'refund', kind, reference: refund.transaction_reference } : null;
    },
  },
  { events: /^charge\.dispute\./, read: readDispute },
];

function readDispute(kind: string, data: unknown): ProviderNotice | null {
  const dispute = disputeSchema.safeParse(data).data;
  if (!dispute) return null;
  const { id, status, resolution = null, refund_amount, dueAt = null, transaction } = dispute;
  const outcome = paystackDisputeOutcome({
    status,
    resolution,
    transactionStatus: transaction.status ?? null,
  });
  return {
    about: 'dispute',
    kind,
    reference: transaction.reference,
    dispute: { providerDisputeId: id, outcome, amountMinor: refund_amount ?? null, dueAt },
  };
}

function parseOrNull(rawBody: string): unknown {
  try {
    return parseWithWholeIds(rawBody);
  } catch {
    return null; // signed but not JSON: stored as 'unreadable'
  }
}
