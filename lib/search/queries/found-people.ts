import {
  allOf,
  type Condition,
  hasWords,
  nameContains,
  nameOrIdContains,
  saidAlike,
  wordsCondition,
} from '@/lib/memorials/queries/contains';
import { birthMark, deathMark, hasOneOf } from '@/lib/memorials/queries/entry-marks';
import { isPartOfWord } from '@/lib/memorials/queries/named-in-order';
import { matching, newestFirst } from '@/lib/memorials/queries/newest-first';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Asked } from '../asked-words';

/** In these scripts names are written without spaces, so a word may begin anywhere. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Fewer than this, and what was typed is the beginning of too many names to suggest any. */
const LEAST_LETTERS = 2;

/** So many are looked at for the first to suggest. */
const LOOKED_AT = 60;

/** What all that are found have in common: they are public, and lived in the year that was asked for. */
const listed = ({ year }: Asked): Condition[] => [
  saidAlike(Prisma.sql`e.listed`),
  ...(year === null ? [] : [livedIn(year)]),
];

const livedIn = (year: number): Condition => ({
  found: hasOneOf([birthMark(year), deathMark(year)]),
  read: Prisma.sql`${year} IN (e."birthYear", e."deathYear")`,
});

/**
 * A query of up to `reach` + 1 people with all of the words, in this order: words that are whole, that begin a word, that
 * are a part of one; each with the words in the full name before other names; then the newest.
 */
export async function foundPeople(asked: Asked, reach: number): Promise<Prisma.Sql> {
  const { parts, rows } = await newestWith('parts', asked, partsOf(asked.words), reach);
  return Prisma.sql`WITH ${parts} ${ranked(asked.words, rows, reach)}`;
}

/**
 * The same where these should be few: the index is asked at once. If there are more than `reach`, only their number counts: the
 * rows are any of them.
 */
export function foundFewPeople(asked: Asked, reach: number): Prisma.Sql {
  const conditions = [...listed(asked), partsOf(asked.words)];
  return ranked(asked.words, Prisma.sql`${matching({ conditions }, [])} LIMIT ${reach + 1}`, reach);
}

/**
 * The same of those alone who have the words as whole words: where these are more than `reach`, they are the first of all.
 * `areFew`: everybody with the only word is read from search_name_words.
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
 * The same where more than `reach` people have the words: whole words and beginnings are searched by themselves, so that
 * they come first among all. `fewAreWhole` finds the whole words of few people by these.
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

/** Everybody who has the only word as a whole one is read: the words of names find them. Of a year, the index finds fewer. */
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

/** A query of at most `most` people in whose names each word begins one; of nobody for too few letters. */
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
  // Of one word the planner knows how many have it; two are seldom in one name, and nothing is known of pieces.
  if (isOne && !WITHOUT_SPACES.test(letters))
    return ranked(words, newest(conditions, LOOKED_AT), most - 1);
  const { parts, rows } = await newestFirst('beginnings', { conditions }, LOOKED_AT - 1, {
    isNamed: true,
  });
  return Prisma.sql`WITH ${parts} ${ranked(words, rows, most - 1)}`;
}

/** Of those whose names are alike, so many are found before the newest are chosen. */
const MOST_ALIKE = 1_000;

/**
 * A query of at most `most` people one of whose names has one of the keys. They are found before they are put in order: so
 * the index of the keys is asked, and no order walked, even where PostgreSQL knows nothing of keys yet.
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
