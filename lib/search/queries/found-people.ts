import {
  allOf,
  type Condition,
  hasWords,
  nameContains,
  nameOrIdContains,
  saidAlike,
  wordsCondition,
} from '@/lib/memorials/queries/contains';
import { isPartOfWord } from '@/lib/memorials/queries/named-in-order';
import { matching, newestFirst } from '@/lib/memorials/queries/newest-first';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Asked } from '../asked-words';

/** These scripts are written without spaces, so a word may begin anywhere. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Fewer letters begin too many names to suggest any. */
const LEAST_LETTERS = 2;

/** How many matches are read to choose the first to suggest. */
const LOOKED_AT = 60;

/** Conditions for everybody who is found: they are public, and were born or died in the year of the search. */
const listed = ({ year }: Asked): Condition[] => [
  saidAlike(Prisma.sql`e.listed`),
  ...(year === null
    ? []
    : [saidAlike(Prisma.sql`(e."birthYear" = ${year} OR e."deathYear" = ${year})`)]),
];

/**
 * A query of up to `reach` + 1 people with all of the words, ranked: whole words first, then beginnings of words, then
 * parts of words; within each, matches in the full name before other names; then the newest.
 */
export async function foundPeople(asked: Asked, reach: number): Promise<Prisma.Sql> {
  const { parts, rows } = await newestWith('parts', asked, partsOf(asked.words), reach);
  return Prisma.sql`WITH ${parts} ${ranked(asked.words, rows, reach)}`;
}

/**
 * The same if few are expected: uses the index directly. If there are more than `reach`, only their number is valid,
 * since the rows are any of them.
 */
export function foundFewPeople(asked: Asked, reach: number): Prisma.Sql {
  const conditions = [...listed(asked), partsOf(asked.words)];
  return ranked(asked.words, Prisma.sql`${matching({ conditions }, [])} LIMIT ${reach + 1}`, reach);
}

/**
 * The same for people who have the words as whole words. If these are more than `reach`, they come before all others.
 * With `areFew`, everybody with the only word is read from search_name_words.
 */
export async function foundByWholeWords(
  asked: Asked,
  reach: number,
  { areFew = false } = {},
): Promise<Prisma.Sql> {
  const { parts, rows } = await wholeWords(asked, reach, areFew);
  return Prisma.sql`WITH ${parts} ${inOrderOf(inFullName(asked.words), rows, reach)}`;
}

const wholeWords = (asked: Asked, reach: number, areFew: boolean) =>
  (areFew && byWholeWord(asked, reach)) ||
  newestWith('whole', asked, wordsCondition(asked.words, 'whole'), reach);

/**
 * The same if more than `reach` people have the words. Whole words and beginnings are searched separately, so that they
 * come first. With `fewAreWhole`, whole words are found by search_name_words.
 */
export async function foundAmongMany(
  asked: Asked,
  reach: number,
  { fewAreWhole = false } = {},
): Promise<Prisma.Sql> {
  const { words } = asked;
  const count = (name: Prisma.Sql) => Prisma.sql`(SELECT count(*) FROM ${name}) <= ${reach}`;
  const [few, fewer] = [count(Prisma.sql`whole`), count(Prisma.sql`beginnings`)];
  const [whole, beginnings, parts] = await Promise.all([
    wholeWords(asked, reach, fewAreWhole),
    newestWith('beginnings', asked, wordsCondition(words, 'beginning'), reach, few),
    newestWith('parts', asked, partsOf(words), reach, Prisma.sql`${few} AND ${fewer}`),
  ]);
  const all = Prisma.sql`
    SELECT * FROM whole UNION SELECT * FROM beginnings UNION (${parts.rows})`;
  return Prisma.sql`
    WITH ${whole.parts}, whole AS MATERIALIZED (${whole.rows}),
    ${beginnings.parts}, beginnings AS MATERIALIZED (${beginnings.rows}),
    ${parts.parts} ${ranked(words, all, reach)}`;
}

/**
 * Reads everybody who has the only word as a whole word, from search_name_words. With a year, the search index finds
 * fewer.
 */
function byWholeWord(asked: Asked, reach: number) {
  const [word = '', ...others] = asked.words;
  if (others.length > 0 || asked.year !== null || !isPartOfWord(word)) return null;
  const all = [...listed(asked), wordsCondition([word], 'whole')];
  return {
    parts: Prisma.sql`whole_every AS MATERIALIZED (
      SELECT e."memorialId", e."createdAt", e.names, e."fullName"
      FROM search_name_words n JOIN search_entries e ON e."memorialId" = n."memorialId"
      WHERE n.word = ${word} AND ${allOf(all.map(({ read }) => read))}
      ORDER BY e."createdAt" DESC, e."memorialId" DESC LIMIT ${reach + 1})`,
    rows: Prisma.sql`SELECT * FROM whole_every`,
  };
}

const partsOf = (words: readonly string[]) => {
  const [first = '', ...others] = words;
  return others.length === 0 ? nameOrIdContains(first) : nameContains(words);
};

const newestWith = (
  name: string,
  asked: Asked,
  condition: Condition,
  reach: number,
  only?: Prisma.Sql,
) =>
  newestFirst(name, { conditions: [...listed(asked), condition] }, reach, { only, isNamed: true });

const ranked = (words: readonly string[], rows: Prisma.Sql, most: number) =>
  inOrderOf(rank(words), rows, most);

const inOrderOf = (first: Prisma.Sql, rows: Prisma.Sql, most: number) => Prisma.sql`
  SELECT id, row_number() OVER () AS place FROM (
    SELECT "memorialId" AS id FROM (${rows}) e
    ORDER BY ${first}, "createdAt" DESC, "memorialId" DESC LIMIT ${most + 1}) o`;

/**
 * A query of at most `most` people whose names have a word beginning with each searched word; null for too few letters.
 */
export async function beginningPeople(asked: Asked, most: number): Promise<Prisma.Sql | null> {
  const { words } = asked;
  const letters = words.join('');
  if (letters === '') return null;
  if (!WITHOUT_SPACES.test(letters) && Array.from(letters).length < LEAST_LETTERS) return null;
  const isOne = words.length === 1;
  const spaced = words.filter((word) => !WITHOUT_SPACES.test(word));
  const begin = [
    nameContains(words.filter((word) => WITHOUT_SPACES.test(word))),
    isOne ? saidAlike(hasWords(spaced, 'beginning')) : wordsCondition(spaced, 'beginning'),
  ];
  const conditions = [...listed(asked), ...begin];
  // For one word the planner knows how many people have it. Two words are seldom in one name, and for pieces there are
  // no statistics.
  if (isOne && !WITHOUT_SPACES.test(letters))
    return ranked(words, newest(conditions, LOOKED_AT), most - 1);
  const { parts, rows } = newestFirst('beginnings', { conditions }, LOOKED_AT - 1, {
    isNamed: true,
  });
  return Prisma.sql`WITH ${parts} ${ranked(words, rows, most - 1)}`;
}

/** How many people with similar names are found before the newest are chosen. */
const MOST_ALIKE = 1_000;

/**
 * A query of at most `most` people with a name that has one of the keys. They are found first and then sorted, so that
 * PostgreSQL uses the index of keys even without statistics, and does not read along the index of an order.
 */
export const alikePeople = (keys: readonly string[], most: number): Prisma.Sql => Prisma.sql`
  WITH alike AS MATERIALIZED (
    SELECT e."memorialId" AS id, e."createdAt" FROM search_entries e
    WHERE e.listed AND e.keys && ${keys}::text[] LIMIT ${MOST_ALIKE})
  SELECT id, row_number() OVER () AS place FROM (
    SELECT id FROM alike ORDER BY "createdAt" DESC, id DESC LIMIT ${most}) o`;

const newest = (conditions: Condition[], most: number) => Prisma.sql`
  SELECT e."memorialId", e."createdAt", e.names, e."fullName" FROM search_entries e
  WHERE ${allOf(conditions.map(({ found }) => found))} ORDER BY e."createdAt" DESC, e."memorialId" DESC LIMIT ${most}`;

/** False sorts before true. */
const rank = (words: readonly string[]) => Prisma.sql`
  NOT (${hasWords(words, 'whole')}), NOT (${hasWords(words, 'beginning')}), ${inFullName(words)}`;

/** The full name is what `names` begins with, after a space. */
const inFullName = (words: readonly string[]) =>
  Prisma.sql`NOT (${allOf(
    words.map(
      (word) => Prisma.sql`strpos(e.names, ${word}) BETWEEN 1 AND char_length(e."fullName") + 1`,
    ),
  )})`;
