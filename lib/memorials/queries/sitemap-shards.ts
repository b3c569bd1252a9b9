import { db } from '@/lib/platform/db/client';

/** A fifth of what the protocol allows, so that a shard stays near a megabyte. */
export const SHARD_SIZE = 10_000;

export type SitemapEntry = { id: string; updatedAt: string };

const isPublic = true;
const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const;

/** How many shards the public memorials fill. */
export const countSitemapShards = async (): Promise<number> =>
  Math.ceil((await db().memorial.count({ where: { isPublic } })) / SHARD_SIZE);

/**
 * The public memorials of a shard, oldest first, so that new ones touch the last shard only.
 * Accepts a number from 1; returns none beyond the last shard.
 */
export async function sitemapShard(number: number): Promise<SitemapEntry[]> {
  const first = await firstOfShard(number);
  if (!first) return [];
  const rows = await db().memorial.findMany({
    where: {
      isPublic,
      createdAt: { gte: first.createdAt },
      OR: [{ createdAt: { gt: first.createdAt } }, { id: { gte: first.id } }],
    },
    orderBy: [...OLDEST_FIRST],
    take: SHARD_SIZE,
    select: { id: true, updatedAt: true },
  });
  return rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
}

/**
 * Where a shard begins. Only the key is selected, so the way there is an index-only scan: some
 * 20 ms for 100,000. It is OK to count that way up to ten million or so; statements may take 5 s.
 */
const firstOfShard = (number: number) =>
  db().memorial.findFirst({
    where: { isPublic },
    orderBy: [...OLDEST_FIRST],
    skip: (number - 1) * SHARD_SIZE,
    select: { createdAt: true, id: true },
  });
