import { db } from '@/lib/db/client';
import type { Payment } from '../rules';

/** A signed notice that was stored, and of which nothing has come yet. */
export type WaitingNotice = { id: bigint; rawBody: string; receivedAt: Date };

/** PayFast's word for a payment that was made (integrations 2.4). */
const PAID = 'COMPLETE';

/**
 * The stored notices of one payment that were not dealt with: the provider could not be asked about
 * them, or did not know them then. The reference has no sign that means something to LIKE.
 */
export async function waitingNotices({
  provider,
  reference,
}: Payment): Promise<(WaitingNotice & { saysPaid: boolean })[]> {
  const events = await db().providerEvent.findMany({
    where: {
      provider,
      processedAt: null,
      signatureOk: true,
      rawBody: { contains: `m_payment_id=${reference}&` },
    },
    orderBy: { id: 'asc' },
    select: { id: true, rawBody: true, receivedAt: true, kind: true },
  });
  return events.map(({ kind, ...event }) => ({ ...event, saysPaid: kind === PAID }));
}
