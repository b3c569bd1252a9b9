import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';

/** A draft that nobody paid for is kept this long after it was last saved. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Deletes drafts that were never paid for: they hold identity numbers and contacts. An order that
 * still waits for its payment, or is paid, keeps its draft.
 */
export async function deleteOldDrafts(_: object, now = Date.now()): Promise<void> {
  await db().memorialDraft.deleteMany({
    where: {
      updatedAt: { lt: new Date(now - KEPT_MS) },
      orders: { none: { OR: [{ paidAt: { not: null } }, { status: 'pending' }] } },
    },
  });
}
