import { db } from '@/lib/db/client';

/** A draft that nobody paid for is kept this long after it was last saved. */
const KEPT_MS = 30 * 86_400_000;

/**
 * Removes drafts that were never paid for: identity numbers and contacts stand in them. An order that
 * still waits for money, or has it, keeps its draft.
 */
export async function forgetDrafts(_: object, now = Date.now()): Promise<void> {
  await db().memorialDraft.deleteMany({
    where: {
      updatedAt: { lt: new Date(now - KEPT_MS) },
      orders: { none: { OR: [{ paidAt: { not: null } }, { status: 'pending' }] } },
    },
  });
}
