import { db } from '@/lib/platform/db/client';

/** Rows per statement, few enough for the site's statement timeout of some seconds. */
const AT_ONCE = 1_000;

/** Inserts `count` memorials, a multiple of 1,000. The INSERT receives the numbers of its first and last row. */
export async function makeMemorials(insert: string, count: number): Promise<void> {
  for (let from = 1; from < count; from += AT_ONCE)
    await db().$executeRawUnsafe(insert, from, from + AT_ONCE - 1);
}
