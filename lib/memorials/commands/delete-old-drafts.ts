import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';

/** Counted from when an unpaid draft was last saved. */
const RETENTION_MS = 30 * DAY_MS;

/**
 * Deletes old unpaid drafts, because they hold identity numbers and contacts. A draft with a paid
 * or pending order stays.
 */
export async function deleteOldDrafts(_: object, now = Date.now()): Promise<void> {
  await db().memorialDraft.deleteMany({
    where: {
      updatedAt: { lt: new Date(now - RETENTION_MS) },
      orders: { none: { OR: [{ paidAt: { not: null } }, { status: 'pending' }] } },
    },
  });
}
