import { allOf, nameContains, nameHas, nameOrIdContains } from '@/lib/memorials/queries/contains';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Asked } from '../asked-words';

/** In these scripts names are written without spaces, so a word may begin anywhere. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Fewer than this, and what was typed is the beginning of too many names to suggest any. */
const LEAST_LETTERS = 2;

/** So many are looked at for the first to suggest. */
const LOOKED_AT = 60;

/** What all that are found have in common: they are public, and lived in the year that was asked for. */
const listed = ({ year }: Asked): Prisma.Sql[] => [
  Prisma.sql`e.listed`,
  ...(year === null ? [] : [Prisma.sql`(e."birthYear" = ${year} OR e."deathYear" = ${year})`]),
];

/**
 * A query of up to `reach` + 1 people with all of the words, in this order: words that are whole, that begin a word, that
 * are a part of one; each with the words in the full name before other names; then the newest. Where more than `reach`
 * have them, the whole words and the beginnings are searched by themselves, so that they come first among all.
 */
export function foundPeople(asked: Asked, reach: number): Prisma.Sql {
  const [first = '', ...others] = asked.words;
  const contains = others.length === 0 ? nameOrIdContains(first) : nameContains(asked.words);
  const many = Prisma.sql`(SELECT count(*) FROM parts) > ${reach}`;
  const fewWhole = Prisma.sql`(SELECT count(*) FROM whole) <= ${reach}`;
  const whole = nameHas(asked.words, 'whole');
  const beginning = nameHas(asked.words, 'beginning');
  return Prisma.sql`
    WITH parts AS MATERIALIZED (${newest([...listed(asked), contains], reach + 1)}),
    whole AS MATERIALIZED (${newest([...listed(asked), whole, many], reach + 1)}),
    beginnings AS MATERIALIZED (${newest([...listed(asked), beginning, many, fewWhole], reach + 1)})
    SELECT id, row_number() OVER () AS place FROM (
      SELECT "memorialId" AS id FROM (
        SELECT * FROM parts UNION SELECT * FROM whole UNION SELECT * FROM beginnings) e
      ORDER BY ${rank(asked.words)}, "createdAt" DESC, "memorialId" DESC LIMIT ${reach + 1}) o`;
}

/** A query of at most `most` people in whose names each word begins one; of nobody for too few letters. */
export function beginningPeople(asked: Asked, most: number): Prisma.Sql | null {
  const { words } = asked;
  const letters = words.join('');
  if (letters === '') return null;
  if (!WITHOUT_SPACES.test(letters) && Array.from(letters).length < LEAST_LETTERS) return null;
  const begin = words.map((word) =>
    WITHOUT_SPACES.test(word) ? nameContains([word]) : nameHas([word], 'beginning'),
  );
  return Prisma.sql`
    SELECT id, row_number() OVER () AS place FROM (
      SELECT "memorialId" AS id FROM (${newest([...listed(asked), ...begin], LOOKED_AT)}) e
      ORDER BY ${rank(words)}, "createdAt" DESC, "memorialId" DESC LIMIT ${most}) o`;
}

/**
 * A query of at most `most` people one of whose names has one of the keys. All are found before they are put in order: so
 * the index of the keys is asked, and no order walked, even where PostgreSQL knows nothing of keys yet.
 */
export const alikePeople = (keys: readonly string[], most: number): Prisma.Sql => Prisma.sql`
  WITH alike AS MATERIALIZED (
    SELECT e."memorialId" AS id, e."createdAt" FROM search_entries e
    WHERE e.listed AND e.keys && ${keys}::text[])
  SELECT id, row_number() OVER () AS place FROM (
    SELECT id FROM alike ORDER BY "createdAt" DESC, id DESC LIMIT ${most}) o`;

const newest = (conditions: Prisma.Sql[], most: number) => Prisma.sql`
  SELECT e."memorialId", e."createdAt", e.names, e."fullName" FROM search_entries e
  WHERE ${allOf(conditions)} ORDER BY e."createdAt" DESC, e."memorialId" DESC LIMIT ${most}`;

/** False sorts before true. The full name is what `names` begins with, after a space. */
const rank = (words: readonly string[]) => Prisma.sql`
  NOT (${nameHas(words, 'whole')}), NOT (${nameHas(words, 'beginning')}),
  NOT (${allOf(
    words.map(
      (word) => Prisma.sql`strpos(e.names, ${word}) BETWEEN 1 AND char_length(e."fullName") + 1`,
    ),
  )})`;
