import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';
import { readPublic } from '@/lib/platform/replica/read-public';
import { contains, idContains, isInManyIds } from './contains';
import { type FirstMatches, inOrder, type ListOrder } from './first-matches';

/** Names are never split within such text (prisma/migrations, search_words_of). */
const PART_OF_WORD = /^[\p{L}\p{M}\p{N}-]+$/u;

/** Words are cut at this length (prisma/migrations, search_words_of), so for longer ones the names are read. */
const MAX_WORD_LENGTH = 60;
const CUT_LENGTH = Prisma.raw(String(MAX_WORD_LENGTH));

/** The most words that are read: the people with each word are read separately, up to the reach of the list. */
const MAX_WORDS = 300;

/**
 * Whether `search_name_words` has everybody with this word or part of a word. Not for a letter of ids, which is soon
 * found by reading the names in order.
 */
export const isPartOfWord = (word: string): boolean =>
  PART_OF_WORD.test(word) && !isInManyIds([word]);

/** Whether few enough words contain a part to use `namedInOrder`. Queries the database. */
export async function haveFewWords(part: string, most = MAX_WORDS): Promise<boolean> {
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<{ words: number }[]>`
      SELECT count(*)::int AS words FROM (${wordsWith(part)} LIMIT ${most + 1}) w`,
  );
  return (row?.words ?? 0) <= most;
}

/**
 * The words that contain a part, and those that were cut, some of them twice. The steps include words that the job has
 * not counted yet, or has just deleted because nobody had them.
 */
function wordsWith(part: string): Prisma.Sql {
  const { found, read } = contains(Prisma.sql`word`, part);
  return Prisma.sql`
    SELECT word FROM search_words WHERE ${found}
    UNION ALL SELECT word FROM search_words WHERE char_length(word) = ${CUT_LENGTH}
    UNION ALL SELECT word FROM search_word_steps WHERE ${read}`;
}

/**
 * A query of the first listed entries by full name whose names or ids contain a folded part of a word, up to one beyond
 * `reach`. The people with each word are stored in this order, so at most `reach` + 1 of them are read for each word
 * (docs/search.md).
 */
export function namedInOrder(part: string, order: ListOrder, reach: number): FirstMatches {
  const isNamed = Prisma.sql`n.names LIKE ${`%${escapeLike(part)}%`}`;
  return {
    parts: Prisma.sql`words AS MATERIALIZED (SELECT DISTINCT word FROM (${wordsWith(part)}) w)`,
    rows: Prisma.sql`
      SELECT f.* FROM words w CROSS JOIN LATERAL (
        SELECT e."memorialId", e."fullName" FROM search_name_words e
        WHERE e.word = w.word AND (char_length(w.word) < ${CUT_LENGTH} OR e."memorialId" IN (
          SELECT n."memorialId" FROM search_entries n WHERE n."memorialId" = e."memorialId" AND ${isNamed}))
        ${inOrder(order)} LIMIT ${reach + 1}) f
      UNION SELECT e."memorialId", e."fullName" FROM search_entries e WHERE e.listed AND ${idContains(part)}`,
  };
}
