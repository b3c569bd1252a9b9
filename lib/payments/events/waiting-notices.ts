import { db } from '@/lib/platform/db/client';
import type { StoredNotices } from '../providers/provider';
import type { Payment } from '../rules';

/** A signed notice that was stored, and of which nothing has come yet. */
export type WaitingNotice = { id: bigint; rawBody: string; receivedAt: Date };

/**
 * The stored notices of one payment that were not dealt with: the provider could not be asked about
 * them, or did not know them then. In LIKE an underscore
 * matches any sign, itself among them; what a notice is about is read from the notice.
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
    select: { id: true, rawBody: true, receivedAt: true },
  });
