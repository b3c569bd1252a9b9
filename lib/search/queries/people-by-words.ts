import { contains } from '@/lib/memorials/queries/contains';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { Prisma } from '@/lib/platform/db/generated/client';
import { readPublic } from '@/lib/platform/replica/read-public';
import type { Asked } from '../asked-words';

/** Of so many words that have a part the people are added up. */
const MOST_ADDED = 1_000;

/** The part of people who were born or died in a year. */
const IN_A_YEAR = 0.05;

/** How many people may have the words of a search: as whole words, and the only one as a part of a word. */
export type PeopleByWords = { whole: number; part: number };

/**
 * About how many people have all of these words, as the job has counted them: it decides only which query is asked first.
 * Of several words, or beside a year, it is as many as would have them by chance.
 */
export async function peopleByWords({ words, year }: Asked): Promise<PeopleByWords> {
  const [first = '', ...others] = words;
  const part =
    others.length > 0
      ? Prisma.sql`0`
      : Prisma.sql`(SELECT coalesce(sum(people), 0) FROM (
          SELECT people FROM search_words WHERE ${contains(Prisma.sql`word`, first).found} LIMIT ${MOST_ADDED}) w)`;
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<{ people: number[]; part: number; entries: number }[]>`
      SELECT ARRAY(SELECT coalesce(w.people, 0) FROM unnest(${words}::text[]) AS q(word) LEFT JOIN search_words w USING (word)) AS people,
        ${part}::float8 AS part,
        (SELECT greatest(1, reltuples)::float8 FROM pg_class WHERE oid = 'search_entries'::regclass) AS entries`,
  );
  const { people = [], part: inParts = 0, entries = 1 } = row ?? {};
  const some = year === null ? 1 : IN_A_YEAR;
  return {
    whole: some * entries * people.reduce((share, of) => share * (of / entries), 1),
    part: some * inParts,
  };
}

/** So many times as many people as are asked for are looked up: who has a part in two words is found twice. */
const LOOKED_UP = 2;

/**
 * Whether it is certain that more than `reach` people have the only word of a search as a part of a word. The words of names are
 * asked, which are those of listed memorials as they are now; false where that would not be certain.
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
