import { contains, hasTrigram } from '@/lib/memorials/queries/contains';
import { isPartOfWord } from '@/lib/memorials/queries/named-in-order';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { Prisma } from '@/lib/platform/db/generated/client';
import { MOST_COUNTED } from '@/lib/platform/paging';
import { readPublic } from '@/lib/platform/replica/read-public';
import type { Asked } from '../asked-words';

/** The counts of at most this many words that contain a part are added up. */
const MOST_ADDED = 1_000;

/** The assumed share of people who were born or died in a year. */
const IN_A_YEAR = 0.05;

/**
 * Estimates of how many people have the words of a search: as whole words, a single word as a part of a word, and the
 * rarest word as a part of a word. The last is infinity if every word is common, shorter than three letters, or has
 * other characters than letters, digits and hyphens.
 */
export type PeopleByWords = { whole: number; part: number; rarest: number };

/**
 * Estimates how many people have all of these words, from the job's counts. It only decides which query runs first. For
 * several words, or with a year, it assumes that they are independent.
 */
export async function peopleByWords({ words, year }: Asked): Promise<PeopleByWords> {
  const [first = '', ...others] = words;
  const part = others.length > 0 ? Prisma.sql`0` : havePart(first);
  const rarest = others.length > 0 ? words.filter(isCounted).map(havePartOfRare) : [];
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<
      { people: number[]; part: number; rarest: number | null; entries: number }[]
    >`
      SELECT ARRAY(SELECT coalesce(w.people, 0) FROM unnest(${words}::text[]) AS q(word) LEFT JOIN search_words w USING (word)) AS people,
        ${part}::float8 AS part,
        least(${Prisma.join([Prisma.sql`NULL`, ...rarest])})::float8 AS rarest,
        (SELECT greatest(1, reltuples)::float8 FROM pg_class WHERE oid = 'search_entries'::regclass) AS entries`,
  );
  const { people = [], part: inParts = 0, rarest: ofSeveral, entries = 1 } = row ?? {};
  const ofRarest = others.length === 0 && isCounted(first) ? inParts : ofSeveral;
  const some = year === null ? 1 : IN_A_YEAR;
  return {
    whole: some * entries * people.reduce((share, of) => share * (of / entries), 1),
    part: some * inParts,
    rarest: ofRarest ?? Number.POSITIVE_INFINITY,
  };
}

/** Whether search_name_words finds everybody who has this part of a word. */
const isCounted = (word: string) => hasTrigram(word) && isPartOfWord(word);

const havePartOfRare = (word: string) => Prisma.sql`
  CASE WHEN NOT EXISTS (SELECT FROM search_words WHERE word = ${word} AND people >= ${MOST_COUNTED}) THEN ${havePart(word)} END`;

/** How many people have a part of a word, from at most `MOST_ADDED` words that contain it. */
const havePart = (part: string) => Prisma.sql`(SELECT coalesce(sum(people), 0) FROM (
  SELECT people FROM search_words WHERE ${contains(Prisma.sql`word`, part).found} LIMIT ${MOST_ADDED}) w)`;

/** How many times as many rows are read as people are needed: somebody with the part in two words is found twice. */
const LOOKED_UP = 2;

/**
 * Whether more than `reach` people certainly have the only word of a search as a part of a word. Reads
 * search_name_words, which is always current; false if that cannot be certain.
 */
export async function haveMoreThan(
  reach: number,
  { words, year }: Asked,
  people: PeopleByWords,
): Promise<boolean> {
  const [first = '', ...others] = words;
  const most = LOOKED_UP * (reach + 1);
  if (others.length > 0 || year !== null || people.part < most) return false;
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<{ people: number }[]>`
      SELECT count(DISTINCT "memorialId")::int AS people FROM (
        SELECT n."memorialId" FROM search_words JOIN search_name_words n USING (word)
        WHERE ${contains(Prisma.sql`search_words.word`, first).found} LIMIT ${most}) n`,
  );
  return (row?.people ?? 0) > reach;
}
