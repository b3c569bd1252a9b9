import { expect, vi } from 'vitest';
import { recentEntries } from '@/lib/memorials/queries/recent-entries';
import { db } from '@/lib/platform/db/client';

/** Rows per statement, few enough for the site's statement timeout of some seconds. */
const AT_ONCE = 1_000;

/** Inserts `count` memorials, a multiple of 1,000. The INSERT receives the numbers of its first and last row. */
export async function makeMemorials(insert: string, count: number): Promise<void> {
  for (let from = 1; from < count; from += AT_ONCE)
    await db().$executeRawUnsafe(insert, from, from + AT_ONCE - 1);
}

/** Updates PostgreSQL's statistics of creation times, and waits until searches use them. */
export async function knowWhenMade(): Promise<void> {
  await db().$executeRaw`ANALYZE search_entries`;
  // If the statistics cannot be read, as on a busy machine, searches try again a minute later.
  const known = async () => expect((await recentEntries())?.since).toHaveLength(66);
  await vi.waitFor(known, { timeout: 100_000, interval: 5_000 });
}
