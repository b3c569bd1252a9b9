import { db } from '@/lib/platform/db/client';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/platform/language/languages';

/** With a text in every language, a shard has eleven times as many addresses; the protocol allows 50,000. */
export const SHARD_SIZE = 4_500;

export type SitemapEntry = { id: string; language: Language; updatedAt: string };

const isPublic = true;
const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const;

/** How many shards the public memorials fill. */
export const countSitemapShards = async (): Promise<number> =>
  Math.ceil((await db().memorial.count({ where: { isPublic } })) / SHARD_SIZE);

/**
 * The pages of a shard's public memorials, oldest first, so that new ones touch the last shard only: the plain one, and
 * that of each language in which there is a text. Their words are the same in the others.
 * Accepts a number from 1, and the languages that the site lists; returns none beyond the last shard.
 */
export async function sitemapShard(
  number: number,
  languages: readonly Language[],
): Promise<SitemapEntry[]> {
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
    select: {
      id: true,
      updatedAt: true,
      texts: {
        where: { language: { in: [...languages] } },
        orderBy: { language: 'asc' },
        select: { language: true, updatedAt: true },
      },
    },
  });
  return rows.flatMap(pagesOf);
}

type Row = { id: string; updatedAt: Date; texts: { language: string; updatedAt: Date }[] };

/** A text in English is on the plain page. A page changes with the memorial and with its text. */
function pagesOf({ id, updatedAt, texts }: Row): SitemapEntry[] {
  const changes = new Map([[DEFAULT_LANGUAGE as string, updatedAt]]);
  for (const text of texts)
    changes.set(text.language, text.updatedAt > updatedAt ? text.updatedAt : updatedAt);
  return [...changes].map(([language, changedAt]) => ({
    id,
    language: language as Language, // the query named them
    updatedAt: changedAt.toISOString(),
  }));
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
