import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';

/** For how long a decided question is kept, with the words and the address of whoever asked. */
export const DECIDED_KEPT_DAYS = 365;

/** Deletes questions that were decided long ago, but for those for which a page is still frozen. May run any number of times. */
export async function deleteOldCases(_: object, now = new Date()): Promise<void> {
  await db().familyCase.deleteMany({
    where: {
      state: 'decided',
      decidedAt: { lt: new Date(now.getTime() - DECIDED_KEPT_DAYS * DAY_MS) },
      freeze: null,
    },
  });
}
