import { Prisma } from '@/lib/platform/db/generated/client';
import { allOf, type Condition } from './contains';

/** The conditions that an entry `e` must all meet. */
export type Wanted = {
  conditions: readonly Condition[];
  /** Whether the index of an order is not enough, because the search has a text or several conditions. */
  isSearch: boolean;
  /** Set if the search is only for a part of a word in the names of listed entries. */
  partOfName?: string | undefined;
};

type Asked = Pick<Wanted, 'conditions'>;

/** Expressions for the WITH clause of a query, and a SELECT that reads them. */
type NewestFirst = { parts: Prisma.Sql; rows: Prisma.Sql };

/** How many of the newest entries show how common the matches of a search are. */
const SAMPLE = 2_000;

/** Matches are common if more than this many are in the sample: one entry in forty. */
const COMMON = 50;

/** How many of the newest entries are read one by one for common matches. If fewer match than needed, the index is. */
const MOST_WALKED = 60_000;

const NEWEST = Prisma.sql`ORDER BY e."createdAt" DESC, e."memorialId" DESC`;

/**
 * A query of the newest matching entries, up to one beyond `reach` (docs/search.md). If matches are common, it reads the
 * newest entries one by one until there are enough. Otherwise, or if there are not, it finds all matches by the text
 * index and sorts them. `name` is the prefix of its WITH expressions. It finds nobody unless `only` is true. The rows
 * have the columns of the order, and the names if `isNamed`.
 */
export function newestFirst(
  name: string,
  wanted: Asked,
  reach: number,
  { only = Prisma.sql`true`, isNamed = false }: { only?: Prisma.Sql; isNamed?: boolean } = {},
): NewestFirst {
  const names = isNamed ? Prisma.sql`, e.names, e."fullName"` : Prisma.empty;
  const first = (from: Prisma.Sql) => Prisma.sql`AS MATERIALIZED (
    SELECT e."memorialId", e."createdAt"${names} FROM (${from}) e ${NEWEST} LIMIT ${reach + 1})`;
  const { sample, isCommon } = sampleOf(`${name}_sample`, wanted, only);
  const [walked, found] = [Prisma.raw(`${name}_walked`), Prisma.raw(`${name}_found`)];
  const isEnough = Prisma.sql`${count(walked)} > ${reach}`;
  return {
    parts: Prisma.sql`${sample},
      ${walked} ${first(amongNewest(MOST_WALKED, wanted, Prisma.sql`${only} AND ${isCommon}`))},
      ${found} ${first(matching(wanted, [only, Prisma.sql`NOT ${isEnough}`]))}`,
    rows: Prisma.sql`SELECT * FROM ${walked} WHERE ${isEnough} UNION ALL SELECT * FROM ${found}`,
  };
}

/** An expression for the WITH clause that reads the sample, and whether matches are common in it. */
export function sampleOf(name: string, wanted: Asked, only = Prisma.sql`true`) {
  const sample = Prisma.raw(name);
  return {
    sample: Prisma.sql`${sample} AS MATERIALIZED (${amongNewest(SAMPLE, wanted, only)} LIMIT ${COMMON + 1})`,
    isCommon: Prisma.sql`${count(sample)} > ${COMMON}`,
  };
}

/**
 * All matching entries, in any order. OFFSET 0 keeps the planner from reading along the index of an order, which takes
 * long if few match.
 */
export const matching = ({ conditions }: Asked, only: Prisma.Sql[]) => Prisma.sql`
  SELECT e.* FROM search_entries e
  WHERE ${allOf([...conditions.map(({ found }) => found), ...only])} OFFSET 0`;

/** The matches among the newest `most` entries, the newest first. */
const amongNewest = (most: number, wanted: Asked, only: Prisma.Sql) => Prisma.sql`
  SELECT e.* FROM (SELECT * FROM search_entries e ${NEWEST} LIMIT ${most}) e WHERE ${isRead(wanted, only)}`;

/** The conditions for an entry that is already read, and `only`. */
export const isRead = ({ conditions }: Asked, only: Prisma.Sql) =>
  allOf([...conditions.map(({ read }) => read), only]);

const count = (of: Prisma.Sql) => Prisma.sql`(SELECT count(*) FROM ${of})`;
