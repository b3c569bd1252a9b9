import { nameKey } from '@/lib/memorials/name-key';
import { hasWords, saidAlike, wordsCondition } from '@/lib/memorials/queries/contains';
import { isPartOfWord } from '@/lib/memorials/queries/named-in-order';
import { matching, newestFirst } from '@/lib/memorials/queries/newest-first';
import { foldName } from '@/lib/memorials/rules';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';
import { MOST_COUNTED } from '@/lib/platform/paging';
import { readPublic } from '@/lib/platform/replica/read-public';

/** Another spelling of a search, and how many people have it: at most `MOST_COUNTED` are counted. */
export type OtherSpelling = { query: string; people: number };

/** How many other words are tried for one, and in all. */
const FOR_ONE_WORD = 4;
const MOST_TRIED = 3;

/** How much of a word another must share to be tried: of its trigrams. */
const ALIKE = 0.4;

/** Of the words that sound like one, those that most people have are compared with it. */
const MOST_COMPARED = 300;

/**
 * The nearest spelling of the words that somebody public has, null if there is none: words that nobody has are replaced
 * by others that are spelled alike or sound alike. Only what finds somebody is offered, so it cannot spell a hidden name.
 */
export async function otherSpelling(words: readonly string[]): Promise<OtherSpelling | null> {
  const near = await nearWords(words);
  if (near.every(({ isKnown }) => isKnown)) return null;
  const places = words.map((word, at) => {
    const found = near.filter((one) => one.at === at + 1);
    return found.length > 0 ? found : [{ word, nearness: 1 }];
  });
  const [nearest = [], ...others] = combined(places);
  // The first mostly finds somebody.
  return (
    (await offered(nearest)) ??
    (await Promise.all(others.map(offered))).find((other) => other !== null) ??
    null
  );
}

/** These words as somebody has them; null if nobody does. */
async function offered(near: readonly Near[]): Promise<OtherSpelling | null> {
  const words = near.map(({ word }) => word);
  const { people, names } = await countOf(words);
  if (people === 0) return null;
  return { query: words.map((word) => asWritten(word, names)).join(' '), people };
}

/** A word to try, and how near it is to what was typed. */
type Near = { word: string; nearness: number };

/** For each word that somebody has, by its place from 1, itself; for each that nobody has, those nearest to it. */
const nearWords = (words: readonly string[]) =>
  readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<(Near & { at: number; isKnown: boolean })[]>`
  SELECT q.at::int, w.word, w.nearness::float8, w.known AS "isKnown"
  FROM unnest(${words}::text[], ${words.map(nameKey)}::text[]) WITH ORDINALITY AS q(word, key, at)
  CROSS JOIN LATERAL (
    SELECT same.word, 1 AS nearness, true AS known FROM search_words same WHERE same.word = q.word
    UNION ALL
    (SELECT near.word, max(near.nearness) AS nearness, false FROM (
      SELECT s.word, s.people, similarity(s.word, q.word) AS nearness FROM search_words s
        WHERE s.word % q.word AND similarity(s.word, q.word) >= ${ALIKE}::float8
      UNION ALL
      (SELECT k.word, k.people, ${ALIKE / 2}::float8 + similarity(k.word, q.word) / 2 FROM search_words k
        WHERE k.key = q.key AND q.key <> '' ORDER BY k.people DESC LIMIT ${MOST_COMPARED})) near
      WHERE NOT EXISTS (SELECT 1 FROM search_words same WHERE same.word = q.word)
      GROUP BY near.word ORDER BY nearness DESC, max(near.people) DESC, near.word LIMIT ${FOR_ONE_WORD})) w
  ORDER BY q.at, w.nearness DESC`,
  );

/** Every choice of one word for each place, the nearest first. */
function combined(places: Near[][]): Near[][] {
  let choices: { words: Near[]; nearness: number }[] = [{ words: [], nearness: 0 }];
  for (const place of places)
    choices = choices
      .flatMap(({ words, nearness }) =>
        place.map((one) => ({ words: [...words, one], nearness: nearness + one.nearness })),
      )
      .toSorted((one, other) => other.nearness - one.nearness)
      .slice(0, MOST_TRIED);
  return choices.map(({ words }) => words);
}

/** Enough that one of them mostly has a word in the full name, as it is written. */
const MOST_NAMES = 50;

/** So many rows of words are read for as many people: few have two words with the same beginning. */
const LOOKED_UP = 2 * MOST_COUNTED;

type Having = { people: number; names: string[] };

/** How many people have the words as beginnings, and names of some: first of those who have them as whole words. */
async function countOf(words: readonly string[]): Promise<Having> {
  const { parts, people } = await peopleWith(words);
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<Having[]>`
      WITH ${parts}
      SELECT (${people})::int AS people, ARRAY(
        SELECT e."fullName" FROM e ORDER BY NOT (${hasWords(words, 'whole')}) LIMIT ${MOST_NAMES}) AS names`,
  );
  return row ?? { people: 0, names: [] };
}

/** What a WITH names to find them, with some as `e`, and a query of their number. */
async function peopleWith(
  words: readonly string[],
): Promise<Record<'parts' | 'people', Prisma.Sql>> {
  const [first = '', ...others] = words;
  const conditions = [saidAlike(Prisma.sql`e.listed`), wordsCondition(words, 'beginning')];
  const people = Prisma.sql`SELECT count(*) FROM e`;
  // Several words have few people in common: these are found by the index at once, in any order.
  if (others.length > 0) {
    const some = Prisma.sql`
      SELECT e."fullName", e.names FROM (${matching({ conditions }, [])}) e LIMIT ${MOST_COUNTED}`;
    return { parts: Prisma.sql`e AS MATERIALIZED (${some})`, people };
  }
  const areCounted = isPartOfWord(first);
  const most = areCounted ? MOST_NAMES : MOST_COUNTED;
  const newest = await newestFirst('newest', { conditions }, most - 1, { isNamed: true });
  const parts = Prisma.sql`${newest.parts}, e AS (${newest.rows})`;
  if (!areCounted) return { parts, people };
  const counted = countedByWord(first);
  return { parts: Prisma.sql`${parts}, ${counted.parts}`, people: counted.people };
}

/** By the words of names: of a common one the index of searches would read every entry. */
function countedByWord(word: string) {
  const begins = Prisma.sql`word LIKE ${`${escapeLike(word)}%`}`;
  const having = (of: Prisma.Sql) => Prisma.sql`
    SELECT n."memorialId" FROM search_name_words n WHERE n.word = ${of} LIMIT ${MOST_COUNTED}`;
  return {
    // Steps have the words that the job has not counted yet.
    parts: Prisma.sql`
      whole AS MATERIALIZED (${having(Prisma.sql`${word}`)}),
      begun AS MATERIALIZED (
        SELECT n."memorialId" FROM (SELECT word FROM search_words WHERE ${begins}
          UNION SELECT word FROM search_word_steps WHERE ${begins}) w
        CROSS JOIN LATERAL (${having(Prisma.sql`w.word`)}) n
        WHERE (SELECT count(*) FROM whole) < ${MOST_COUNTED} LIMIT ${LOOKED_UP})`,
    people: Prisma.sql`
      SELECT least(count(*), ${MOST_COUNTED}) FROM (SELECT * FROM whole UNION SELECT * FROM begun) all_of_them`,
  };
}

/** A folded word as the names have it: one of them as a whole word, else as its beginning; or as it is. */
function asWritten(word: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => name.split(/[\s,]+/));
  const isWhole = (part: string) => foldName(part) === word;
  return parts.find(isWhole) ?? parts.find((part) => foldName(part).startsWith(word)) ?? word;
}
