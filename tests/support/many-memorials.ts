import { expect, vi } from 'vitest';
import { recentEntries } from '@/lib/memorials/queries/recent-entries';
import { db } from '@/lib/platform/db/client';

/** So many in a statement: the site's statements may last some seconds. */
const AT_ONCE = 1_000;

/** Makes memorials by an INSERT that is given the first and the last number of its rows, from 1 to `count`, a multiple of a thousand. */
export async function makeMemorials(insert: string, count: number): Promise<void> {
  for (let from = 1; from < count; from += AT_ONCE)
    await db().$executeRawUnsafe(insert, from, from + AT_ONCE - 1);
}

/** Tells PostgreSQL when the memorials were made, and waits until searches know it. */
export async function knowWhenMade(): Promise<void> {
  await db().$executeRaw`ANALYZE search_entries`;
  // Statistics that cannot be read, as on a busy machine, are asked for again after a minute.
  const known = async () => expect((await recentEntries())?.since).toHaveLength(66);
  await vi.waitFor(known, { timeout: 100_000, interval: 5_000 });
}
