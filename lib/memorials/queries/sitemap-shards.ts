import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import type { Language } from '@/lib/platform/language/languages';
import { readPublic } from '@/lib/platform/replica/read-public';
import { canonicalLanguages } from '../canonical-languages';
import type { WordsLanguage } from '../words-languages';

/** With a page of its own in every language, a shard has eleven times as many addresses; the protocol allows 50,000. */
export const SHARD_SIZE = 4_500;

export type SitemapEntry = { id: string; language: Language; updatedAt: string };

const isPublic = true;
const OLDEST_FIRST = [{ createdAt: 'asc' }, { id: 'asc' }] as const;

/** How many shards the public memorials fill. */
export const countSitemapShards = async (): Promise<number> =>
  Math.ceil(
    (await readPublic(LIST_TAG, (client) => client.memorial.count({ where: { isPublic } }))) /
      SHARD_SIZE,
  );

/**
 * The pages of a shard's public memorials that stand for themselves, oldest first, so that new ones touch the last shard
 * only. Their words are the same in other languages.
 * Accepts a number from 1, and the languages that the site lists; returns none beyond the last shard.
 */
export async function sitemapShard(
  number: number,
  languages: readonly Language[],
): Promise<SitemapEntry[]> {
  const first = await firstOfShard(number);
  if (!first) return [];
  const rows = await readPublic(LIST_TAG, (client) =>
    client.memorial.findMany({
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
        wordsLanguage: true,
        texts: {
          where: { language: { in: [...languages] } },
          select: { language: true, updatedAt: true },
        },
      },
    }),
  );
  return rows.flatMap((row) => pagesOf(row, languages));
}

type Row = {
  id: string;
  updatedAt: Date;
  wordsLanguage: string | null;
  texts: { language: string; updatedAt: Date }[];
};

/** A page changes with the memorial and with its text. */
function pagesOf({ id, updatedAt, wordsLanguage, texts }: Row, listed: readonly Language[]) {
  const changes = new Map(texts.map((text): [string, Date] => [text.language, text.updatedAt]));
  const memorial = {
    texts: listed.filter((each) => changes.has(each)),
    wordsLanguage: (wordsLanguage ?? '') as WordsLanguage | '', // the form takes no others
  };
  return canonicalLanguages(memorial, listed).map((language): SitemapEntry => {
    const textAt = changes.get(language) ?? updatedAt;
    const changedAt = textAt > updatedAt ? textAt : updatedAt;
    return { id, language, updatedAt: changedAt.toISOString() };
  });
}

/**
 * Where a shard begins. Only the key is selected, so the way there is an index-only scan: some
 * 20 ms for 100,000. It is OK to count that way up to ten million or so; statements may take 5 s.
 */
const firstOfShard = (number: number) =>
  readPublic(LIST_TAG, (client) =>
    client.memorial.findFirst({
      where: { isPublic },
      orderBy: [...OLDEST_FIRST],
      skip: (number - 1) * SHARD_SIZE,
      select: { createdAt: true, id: true },
    }),
  );
