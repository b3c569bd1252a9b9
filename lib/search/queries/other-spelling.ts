import { nameKey } from '@/lib/memorials/name-key';
import { BETWEEN_WORDS, otherSpellings } from '@/lib/memorials/name-spelling-rules';
import { hasWords } from '@/lib/memorials/queries/contains';
import { firstMatches, NEWEST } from '@/lib/memorials/queries/first-matches';
import { isPartOfWord } from '@/lib/memorials/queries/named-in-order';
import { foldName } from '@/lib/memorials/rules';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { Prisma } from '@/lib/platform/db/generated/client';
import { MAX_COUNTED } from '@/lib/platform/paging';
import { readPublic } from '@/lib/platform/replica/read-public';

/** Another spelling of a search, and how many people have it, counted up to `MAX_COUNTED`. */
export type OtherSpelling = { query: string; people: number };

/** How many alternatives are tried for one word, and in all. */
const MAX_PER_WORD = 4;
const MAX_TRIED = 3;

/** The share of its trigrams that another word must have in common to be tried. */
const MIN_SIMILARITY = 0.4;

/** How many of the words that sound alike are compared; the most common ones are chosen. */
const MAX_COMPARED = 300;

/**
 * The nearest spelling that finds somebody public; null if there is none. Words that nobody has are replaced by words
 * that are spelled alike or sound alike. Only a spelling that finds somebody is offered, so it cannot reveal a hidden
 * name.
 */
export async function otherSpelling(words: readonly string[]): Promise<OtherSpelling | null> {
  const near = await nearWords(words);
  if (near.every(({ isKnown }) => isKnown)) return null;
  const places = words.map((word, at) => {
    const found = near.filter((one) => one.at === at + 1);
    return found.length > 0 ? found : [{ word, nearness: 1 }];
  });
  const [nearest = [], ...others] = combinations(places);
  // The first combination usually finds somebody.
  return (
    (await findSpelling(nearest)) ??
    (await Promise.all(others.map(findSpelling))).find((other) => other !== null) ??
    null
  );
}

/** These words as spelled in somebody's name; null if nobody has them. */
async function findSpelling(near: readonly Near[]): Promise<OtherSpelling | null> {
  const words = near.map(({ word }) => word);
  const { people, names } = await countOf(words);
  if (people === 0) return null;
  return { query: words.map((word) => asWritten(word, names)).join(' '), people };
}

/** A word to try, and how near it is to what was typed. */
type Near = { word: string; nearness: number };

/**
 * For each place in the search, from 1: the word itself if somebody has it, else the words nearest
 * to it.
 */
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
        WHERE s.word % q.word AND similarity(s.word, q.word) >= ${MIN_SIMILARITY}::float8
      UNION ALL
      (SELECT k.word, k.people, ${MIN_SIMILARITY / 2}::float8 + similarity(k.word, q.word) / 2 FROM search_words k
        WHERE k.key = q.key AND q.key <> '' ORDER BY k.people DESC LIMIT ${MAX_COMPARED})) near
      WHERE NOT EXISTS (SELECT 1 FROM search_words same WHERE same.word = q.word)
      GROUP BY near.word ORDER BY nearness DESC, max(near.people) DESC, near.word LIMIT ${MAX_PER_WORD})) w
  ORDER BY q.at, w.nearness DESC`,
  );

/** Every combination of one word for each place, the nearest first. */
function combinations(places: Near[][]): Near[][] {
  let choices: { words: Near[]; nearness: number }[] = [{ words: [], nearness: 0 }];
  for (const place of places)
    choices = choices
      .flatMap(({ words, nearness }) =>
        place.map((one) => ({ words: [...words, one], nearness: nearness + one.nearness })),
      )
      .toSorted((one, other) => other.nearness - one.nearness)
      .slice(0, MAX_TRIED);
  return choices.map(({ words }) => words);
}

/** How many people have the words, and names of some of them. */
type WordMatches = { people: number; names: string[] };

/**
 * How many people have words beginning with these, and some of their names, first the names with the whole words.
 */
async function countOf(words: readonly string[]): Promise<WordMatches> {
  const [first = '', ...others] = words;
  const having = others.length === 0 && isPartOfWord(first) ? havingWord(first) : havingAll(words);
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<WordMatches[]>`
      WITH ${having}
      SELECT least(count(DISTINCT "memorialId"), ${MAX_COUNTED})::int AS people,
        coalesce((array_agg("fullName" ORDER BY NOT whole))[1:${MAX_COUNTED}], '{}') AS names FROM having_it`,
  );
  return row ?? { people: 0, names: [] };
}

/** The most rows that are read for longer words with this beginning. Few people have two such words. */
const MAX_BEGINNING = 2 * MAX_COUNTED;

/**
 * The people whose names contain the word, even inside brackets. Longer words that begin with it are read only if few
 * people have the word itself.
 */
const havingWord = (word: string) => Prisma.sql`
  whole AS MATERIALIZED (
    SELECT "memorialId", "fullName" FROM search_name_words WHERE word = ${word} LIMIT ${MAX_COUNTED}),
  having_it AS (
    SELECT "memorialId", "fullName", true AS whole FROM whole
    UNION ALL
    (SELECT n."memorialId", n."fullName", false
      FROM search_words w CROSS JOIN LATERAL (
        SELECT * FROM search_name_words n WHERE n.word = w.word LIMIT ${MAX_COUNTED}) n
      WHERE w.word LIKE ${`${word}%`} AND w.word <> ${word}
        AND (SELECT count(*) FROM whole) < ${MAX_COUNTED}
      LIMIT ${MAX_BEGINNING}))`;

/** The people with all of several words. */
function havingAll(words: readonly string[]) {
  const scope = Prisma.sql`e.listed`;
  const conditions = [hasWords(words, 'beginning')];
  const most = MAX_COUNTED - 1;
  const { parts, rows } = firstMatches('having', { scope, conditions }, NEWEST, most);
  return Prisma.sql`${parts}, having_it AS (
    SELECT e."memorialId", e."fullName", ${hasWords(words, 'whole').read} AS whole FROM (${rows}) e)`;
}

/**
 * A folded word as written in the names: as a whole word, else as the beginning of one. Unchanged if no name has it.
 */
function asWritten(word: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => name.split(BETWEEN_WORDS));
  const isWhole = (part: string) => foldName(part) === word || otherSpellings(part).includes(word);
  return parts.find(isWhole) ?? parts.find((part) => foldName(part).startsWith(word)) ?? word;
}
