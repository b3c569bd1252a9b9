import { Prisma } from '@/lib/platform/db/generated/client';
import { allOf, type Condition } from './contains';

/** The sort orders of lists. Only these become SQL. */
const COLUMNS = {
  createdAt: Prisma.sql`e."createdAt"`,
  fullName: Prisma.sql`e."fullName"`,
  birthDate: Prisma.sql`e."birthDate"`,
  deathDate: Prisma.sql`e."deathDate"`,
} as const;

export type ListOrder = { sortBy: keyof typeof COLUMNS; sortOrder: 'asc' | 'desc' };

export const NEWEST: ListOrder = { sortBy: 'createdAt', sortOrder: 'desc' };

/** ORDER BY for entries `e`. Each order has an index of the listed entries, which ends with the id. */
export function inOrder({ sortBy, sortOrder }: ListOrder): Prisma.Sql {
  const direction = Prisma.raw(sortOrder === 'asc' ? 'ASC' : 'DESC');
  return Prisma.sql`ORDER BY ${COLUMNS[sortBy]} ${direction}, e."memorialId" ${direction}`;
}

/** Expressions for the WITH clause of a query, and a SELECT that reads them. */
export type FirstMatches = { parts: Prisma.Sql; rows: Prisma.Sql };

/** The number of newest entries that are sampled to estimate how common the matches of a search are. */
const SAMPLE = 2_000;

/**
 * Matches are common if at least this many are in the sample. If `share` of a million entries match, reading in order
 * reads `needed` / `share` entries. The text index reads `share` × 1,000,000, and each costs half as much again. Both
 * take equally long at a share of 0.8 √needed / 1,000.
 */
const commonFrom = (needed: number) => Math.round((0.8 * SAMPLE * Math.sqrt(needed)) / 1_000);

/** The most entries to read one by one, with a margin of a fifth. If too few match, the index finds all matches. */
const mostRead = (needed: number) => Math.round(1_500 * Math.sqrt(needed));

type EntrySearch = {
  /** Whose memorials are searched: an index of each order has them. */
  scope: Prisma.Sql;
  /** The conditions that an entry `e` must all meet. */
  conditions: readonly Condition[];
};

/**
 * A query of the matching entries that come first in an order, up to one beyond `reach` (docs/search.md). If matches
 * are common among the newest, it reads the entries in their order, one by one, until there are enough. Otherwise, or
 * if there are not, it finds all matches by the text index and sorts them. `name` is the prefix of its WITH
 * expressions. It finds nothing unless `only` is true.
 */
export function firstMatches(
  name: string,
  { scope, conditions }: EntrySearch,
  order: ListOrder,
  reach: number,
  only = Prisma.sql`true`,
): FirstMatches {
  const [sample, walked, found] = ['sample', 'walked', 'found'].map((part) =>
    Prisma.raw(`${name}_${part}`),
  ) as [Prisma.Sql, Prisma.Sql, Prisma.Sql]; // three of three
  const needed = reach + 1;
  const common = commonFrom(needed);
  const isCommon = Prisma.sql`(SELECT count(*) FROM ${sample}) >= ${common}`;
  const isEnough = Prisma.sql`(SELECT count(*) FROM ${walked}) > ${reach}`;
  const first = (from: Prisma.Sql) => Prisma.sql`AS MATERIALIZED (
    SELECT e."memorialId", e."createdAt", e."fullName", e."birthDate", e."deathDate", e.names
    FROM (${from}) e ${inOrder(order)} LIMIT ${needed})`;
  const matchesInOrder = (most: number, by: ListOrder, when: Prisma.Sql) => Prisma.sql`
    SELECT e.* FROM (SELECT * FROM search_entries e WHERE ${scope} ${inOrder(by)} LIMIT ${most}) e
    WHERE ${allOf([when, ...conditions.map(({ read }) => read)])}`;
  // OFFSET 0 keeps the planner from reading along the index of an order, which takes long if few match.
  const all = Prisma.sql`
    SELECT e.* FROM search_entries e
    WHERE ${allOf([scope, only, Prisma.sql`NOT ${isEnough}`, ...conditions.map(({ found: by }) => by)])} OFFSET 0`;
  return {
    parts: Prisma.sql`
      ${sample} AS MATERIALIZED (${matchesInOrder(SAMPLE, NEWEST, only)} LIMIT ${common}),
      ${walked} ${first(matchesInOrder(mostRead(needed), order, isCommon))},
      ${found} ${first(all)}`,
    rows: Prisma.sql`SELECT * FROM ${walked} WHERE ${isEnough} UNION ALL SELECT * FROM ${found}`,
  };
}
