import { db } from '@/lib/db/client';
import type { Payment } from '../rules';

/** A signed notice that was stored, and of which nothing has come yet. */
export type WaitingNotice = { id: bigint; rawBody: string; receivedAt: Date };

/**
 * The stored notices of one payment that were not dealt with: the provider could not be asked about
 * them, or did not know them then. The reference has no sign that means something to LIKE.
 */
export const waitingNotices = ({ provider, reference }: Payment): Promise<WaitingNotice[]> =>
  db().providerEvent.findMany({
    where: {
      provider,
      processedAt: null,
      signatureOk: true,
      rawBody: { contains: `m_payment_id=${reference}&` },
    },
    orderBy: { id: 'asc' },
    select: { id: true, rawBody: true, receivedAt: true },
  });
