import { db } from '@/lib/platform/db/client';
import type { StoredNotices } from '../providers/provider';
import type { Payment } from '../rules';

/** A stored, signed notice that has not been acted on. */
export type WaitingNotice = { id: bigint; kind: string; rawBody: string; receivedAt: Date };

/**
 * The stored notices of a payment that are still waiting: the provider could not be asked, or did
 * not know them. `contains` is a LIKE and may match too much (an underscore matches any character),
 * so callers read the reference from the notice itself.
 */
export const waitingNotices = (
  { provider, reference }: Payment,
  { textAbout }: StoredNotices,
): Promise<WaitingNotice[]> =>
  db().providerEvent.findMany({
    where: {
      provider,
      processedAt: null,
      signatureOk: true,
      rawBody: { contains: textAbout(reference) },
    },
    orderBy: { id: 'asc' },
    select: { id: true, kind: true, rawBody: true, receivedAt: true },
  });
