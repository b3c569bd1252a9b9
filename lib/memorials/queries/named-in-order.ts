import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';
import { readPublic } from '@/lib/platform/replica/read-public';
import { contains, idContains, isInManyIds } from './contains';

/** Names are never split within such text (prisma/migrations, search_words_of). */
const PART_OF_WORD = /^[\p{L}\p{M}\p{N}-]+$/u;

/** Words are cut at this length (prisma/migrations, search_words_of), so for longer ones the names are read. */
const LONGEST_WORD = 60;

/** The people of each word are queried separately: 0.2 s for this many words, 3 s for twelve times as many. */
const MOST_WORDS = 20_000;

/**
 * By how much the first pass reads more people of each word than should be enough, and by how much the second pass
 * does.
 */
const MARGIN = 1.3;
const SECOND = 8;

/**
 * Whether `search_name_words` has everybody with this word or part of a word. Not for a letter of ids, which is soon
 * found by reading the names in order.
 */
export const isPartOfWord = (word: string): boolean =>
  PART_OF_WORD.test(word) && !isInManyIds([word]);

/** Whether few enough words contain a part to use `namedInOrder`. Queries the database. */
export async function haveFewWords(part: string, most = MOST_WORDS): Promise<boolean> {
  const { found } = contains(Prisma.sql`word`, part);
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<{ words: number }[]>`
      SELECT count(*)::int AS words FROM (SELECT 1 FROM search_words WHERE ${found} LIMIT ${most + 1}) w`,
  );
  return (row?.words ?? 0) <= most;
}

/**
 * A query of the first listed entries by full name whose names or ids contain a folded part of a word, up to one beyond
 * `reach`. The people of each word are stored in this order (decision 0071). The first pass reads from each word its
 * expected share, which gives an upper bound: nobody after the last of these is wanted. The second pass reads more from
 * each word up to that bound, which lowers it, and the third reads everybody before it.
 */
export function namedInOrder(
  part: string,
  direction: 'asc' | 'desc',
  reach: number,
): { parts: Prisma.Sql; rows: Prisma.Sql } {
  const hasPart = contains(Prisma.sql`word`, part);
  const isNamed = Prisma.sql`e.names LIKE ${`%${escapeLike(part)}%`}`;
  const order = Prisma.raw(direction === 'asc' ? 'ASC' : 'DESC');
  const before = Prisma.raw(direction === 'asc' ? '<=' : '>=');
  const enough = Prisma.sql`${reach + 1}::int`;
  const cut = Prisma.raw(String(LONGEST_WORD));
  const inOrder = Prisma.sql`ORDER BY "fullName" ${order}, "memorialId" ${order}`;
  const last = (of: Prisma.Sql) => Prisma.sql`AS MATERIALIZED (
    SELECT * FROM (SELECT DISTINCT * FROM ${of}) f ${inOrder} OFFSET ${reach} LIMIT 1)`;
  const named = (limit: Prisma.Sql, only = Prisma.sql`true`) => Prisma.sql`
    CROSS JOIN LATERAL (
      SELECT n."memorialId", n."fullName" FROM search_name_words n
      WHERE n.word = w.word AND ${only} AND (char_length(w.word) < ${cut}
        OR (SELECT ${isNamed} FROM search_entries e WHERE e."memorialId" = n."memorialId"))
      ORDER BY n."fullName" ${order}, n."memorialId" ${order} LIMIT ${limit}) f`;
  const until = (bound: Prisma.Sql, entry: Prisma.Sql) =>
    Prisma.sql`(${entry}."fullName", ${entry}."memorialId") ${before} (${bound}."fullName", ${bound}."memorialId")`;
  const [n, e, b] = [Prisma.sql`n`, Prisma.sql`e`, Prisma.sql`b`];
  return {
    // The steps include words that the job has not counted yet, or has just deleted because nobody had them.
    parts: Prisma.sql`
    words AS MATERIALIZED (
      SELECT word, greatest(1, max(people)) AS people FROM (
        SELECT word, people FROM search_words WHERE ${hasPart.found}
        UNION ALL SELECT word, people FROM search_words WHERE char_length(word) = ${cut}
        UNION ALL SELECT word, people FROM search_word_steps WHERE ${hasPart.read}) w GROUP BY word),
    shares AS MATERIALIZED (
      SELECT word, ceil(${MARGIN * (reach + 1)}::float8 * people / sum(people) OVER ())::int AS share FROM words),
    near AS MATERIALIZED (SELECT f.* FROM shares w ${named(Prisma.sql`least(w.share, ${enough})`)}),
    bound ${last(Prisma.sql`near`)},
    nearer AS MATERIALIZED (
      SELECT f.* FROM bound b, shares w ${named(Prisma.sql`least(${SECOND}::int * w.share, ${enough})`, until(b, n))}),
    nearest ${last(Prisma.sql`nearer`)},
    named AS MATERIALIZED (
      SELECT f.* FROM nearest b, words w ${named(enough, until(b, n))}
      UNION ALL SELECT f.* FROM words w ${named(enough)} WHERE NOT EXISTS (SELECT 1 FROM nearest))`,
    rows: Prisma.sql`
      SELECT * FROM (
        SELECT * FROM named UNION
        SELECT e."memorialId", e."fullName" FROM search_entries e LEFT JOIN nearest b ON true
        WHERE e.listed AND ${idContains(part)} AND (b."memorialId" IS NULL OR ${until(b, e)})) f
      ${inOrder} LIMIT ${enough}`,
  };
}
