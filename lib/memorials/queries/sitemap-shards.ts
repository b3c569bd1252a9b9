import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import type { Language } from '@/lib/platform/language/languages';
import { readPublic } from '@/lib/platform/replica/read-public';
import { canonicalLanguages } from '../canonical-languages';
import type { WordsLanguage } from '../words-languages';

/**
 * If every memorial has a page in every language, a shard has eleven times as many addresses. The protocol allows
 * 50,000.
 */
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
 * The pages of a shard's public memorials that have their own text in a language, oldest first, so that new memorials
 * change only the last shard. Pages in other languages would repeat the same text. Shards count from 1; beyond the last
 * one there are no pages.
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

/** A page's date is the later of the memorial's and its text's. */
function pagesOf({ id, updatedAt, wordsLanguage, texts }: Row, listed: readonly Language[]) {
  const changes = new Map(texts.map((text): [string, Date] => [text.language, text.updatedAt]));
  const memorial = {
    texts: listed.filter((each) => changes.has(each)),
    wordsLanguage: (wordsLanguage ?? '') as WordsLanguage | '', // the form accepts no others
  };
  return canonicalLanguages(memorial, listed).map((language): SitemapEntry => {
    const textAt = changes.get(language) ?? updatedAt;
    const changedAt = textAt > updatedAt ? textAt : updatedAt;
    return { id, language, updatedAt: changedAt.toISOString() };
  });
}

/**
 * Where a shard begins. Only the key is selected, so that skipping rows is an index-only scan: some 20 ms for 100,000.
 * That is fast enough for some ten million; a statement may take 5 s.
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
