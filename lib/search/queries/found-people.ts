import {
  allOf,
  type Condition,
  hasWords,
  nameContains,
  nameOrIdContains,
  sameInBoth,
} from '@/lib/memorials/queries/contains';
import { firstMatches, NEWEST } from '@/lib/memorials/queries/first-matches';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { SearchTerms } from '../search-terms';

/** These scripts are written without spaces, so a word may begin anywhere. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Fewer letters begin too many names to suggest any. */
const MIN_LETTERS = 2;

/** How many matches are read to choose the first to suggest. */
const MAX_MATCHES_READ = 60;

/** Searches find only public memorials. */
const LISTED = Prisma.sql`e.listed`;

/** The condition for those who were born or died in the year of the search, if it has one. */
const bornOrDiedIn = ({ year }: SearchTerms): Condition[] =>
  year === null
    ? []
    : [sameInBoth(Prisma.sql`(e."birthYear" = ${year} OR e."deathYear" = ${year})`)];

/**
 * A query of up to `reach` + 1 people with all of the words, ranked: whole words first, then beginnings of words, then
 * parts of words; within each group, matches in the full name come before other names, then the newest. A group is
 * searched only if the groups before it do not suffice.
 */
export function foundPeople(searchTerms: SearchTerms, reach: number): Prisma.Sql {
  const { words } = searchTerms;
  const few = (name: Prisma.Sql) => Prisma.sql`(SELECT count(*) FROM ${name}) <= ${reach}`;
  const fewWhole = few(Prisma.sql`whole`);
  const fewBegun = Prisma.sql`${fewWhole} AND ${few(Prisma.sql`begun`)}`;
  const whole = newestWith('whole', searchTerms, hasWords(words, 'whole'), reach);
  const begun = newestWith('begun', searchTerms, hasWords(words, 'beginning'), reach, fewWhole);
  const parts = newestWith('parts', searchTerms, partsOf(words), reach, fewBegun);
  const all = Prisma.sql`SELECT * FROM whole UNION SELECT * FROM begun UNION (${parts.rows})`;
  return Prisma.sql`
    WITH ${whole.parts}, whole AS MATERIALIZED (${whole.rows}),
    ${begun.parts}, begun AS MATERIALIZED (${begun.rows}),
    ${parts.parts} ${ranked(words, all, reach)}`;
}

const partsOf = (words: readonly string[]) => {
  const [first = '', ...others] = words;
  return others.length === 0 ? nameOrIdContains(first) : nameContains(words);
};

const newestWith = (
  name: string,
  searchTerms: SearchTerms,
  condition: Condition,
  reach: number,
  only?: Prisma.Sql,
) =>
  firstMatches(
    name,
    { scope: LISTED, conditions: [...bornOrDiedIn(searchTerms), condition] },
    NEWEST,
    reach,
    only,
  );

const ranked = (words: readonly string[], rows: Prisma.Sql, most: number) => Prisma.sql`
  SELECT id, row_number() OVER () AS place FROM (
    SELECT "memorialId" AS id FROM (${rows}) e
    ORDER BY ${rank(words)}, "createdAt" DESC, "memorialId" DESC LIMIT ${most + 1}) o`;

/**
 * A query of at most `most` people whose names have a word beginning with each searched word; null for too few letters.
 */
export function beginningPeople(searchTerms: SearchTerms, most: number): Prisma.Sql | null {
  const { words } = searchTerms;
  const letters = words.join('');
  if (letters === '') return null;
  if (!WITHOUT_SPACES.test(letters) && Array.from(letters).length < MIN_LETTERS) return null;
  const spaced = words.filter((word) => !WITHOUT_SPACES.test(word));
  const conditions = [
    ...bornOrDiedIn(searchTerms),
    nameContains(words.filter((word) => WITHOUT_SPACES.test(word))),
    hasWords(spaced, 'beginning'),
  ];
  const entrySearch = { scope: LISTED, conditions };
  const { parts, rows } = firstMatches('beginnings', entrySearch, NEWEST, MAX_MATCHES_READ - 1);
  return Prisma.sql`WITH ${parts} ${ranked(words, rows, most - 1)}`;
}

/** How many people with similar names are found before the newest are chosen. */
const MAX_ALIKE = 1_000;

/**
 * A query of at most `most` people with a name that has one of the keys. They are found first and then sorted, so that
 * PostgreSQL uses the index of keys even without statistics, and does not read along the index of an order.
 */
export const alikePeople = (keys: readonly string[], most: number): Prisma.Sql => Prisma.sql`
  WITH alike AS MATERIALIZED (
    SELECT e."memorialId" AS id, e."createdAt" FROM search_entries e
    WHERE e.listed AND e.keys && ${keys}::text[] LIMIT ${MAX_ALIKE})
  SELECT id, row_number() OVER () AS place FROM (
    SELECT id FROM alike ORDER BY "createdAt" DESC, id DESC LIMIT ${most}) o`;

/** False sorts before true. */
const rank = (words: readonly string[]) => Prisma.sql`
  NOT (${hasWords(words, 'whole').read}), NOT (${hasWords(words, 'beginning').read}), ${inFullName(words)}`;

/** The full name is what `names` begins with, after a space. */
const inFullName = (words: readonly string[]) =>
  Prisma.sql`NOT (${allOf(
    words.map(
      (word) => Prisma.sql`strpos(e.names, ${word}) BETWEEN 1 AND char_length(e."fullName") + 1`,
    ),
  )})`;
