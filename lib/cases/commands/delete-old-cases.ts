import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';

/** How many days a decided case is kept, with the text and address of the person who asked. */
export const DECIDED_CASE_RETENTION_DAYS = 365;

/**
 * Deletes cases that were decided long ago, except those for which a page is still frozen. Safe to
 * repeat.
 */
export async function deleteOldCases(_: object, now = new Date()): Promise<void> {
  await db().familyCase.deleteMany({
    where: {
      state: 'decided',
      decidedAt: { lt: new Date(now.getTime() - DECIDED_CASE_RETENTION_DAYS * DAY_MS) },
      freeze: null,
    },
  });
}
