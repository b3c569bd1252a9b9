import { Prisma } from '@/lib/platform/db/generated/client';
import { allOf, type Condition } from './contains';
import { firstMatches, inOrder, type ListOrder } from './first-matches';
import { haveFewWords, namedInOrder } from './named-in-order';

/**
 * A query of ids and their places in the order, from 1, and a query of their number, which can refer to the first as
 * `found`.
 */
export type FoundEntries = { found: Prisma.Sql; counted: Prisma.Sql };

/** The default: counts the rows of `found`. */
export const COUNTED = Prisma.sql`SELECT count(*)::int AS counted FROM found`;

/** The conditions of a list, and how to search by them. */
export type SearchConditions = {
  /** The conditions that an entry `e` must all meet. */
  conditions: readonly Condition[];
  /** Whether the index of an order is not enough, because the search has a text or several conditions. */
  isSearch: boolean;
  /** Set if the search is only for a part of a word in the names of listed entries. */
  partOfName?: string | undefined;
};

/**
 * One page of all entries `e` within `scope`, in an order that has an index, and their number, up to one beyond
 * `reach`. Counting leaves out the places, because numbering ten thousand rows takes four times as long as reading
 * them.
 */
export function everyEntry(
  scope: Prisma.Sql,
  order: ListOrder,
  { skip, take, reach }: { skip: number; take: number; reach: number },
): FoundEntries {
  const rows = Math.max(0, Math.min(take, reach - skip));
  return {
    found: Prisma.sql`
      SELECT o.id, ${skip}::int + row_number() OVER () AS place FROM (
        SELECT e."memorialId" AS id FROM search_entries e WHERE ${scope} ${inOrder(order)}
        LIMIT ${rows} OFFSET ${Math.min(skip, reach)}) o`,
    counted: Prisma.sql`SELECT count(*)::int AS counted
      FROM (SELECT FROM search_entries e WHERE ${scope} LIMIT ${reach + 1}) o`,
  };
}

/**
 * A query of the matching entries `e` within `scope`: their ids and places in the order, from 1, up to one entry beyond
 * `reach` (docs/search.md).
 */
export async function foundEntries(
  scope: Prisma.Sql,
  { conditions, isSearch, partOfName }: SearchConditions,
  order: ListOrder,
  reach: number,
): Promise<Prisma.Sql> {
  const placed = (rows: Prisma.Sql) => Prisma.sql`
    SELECT o.id, row_number() OVER () AS place FROM (
      SELECT e."memorialId" AS id FROM (${rows}) e ${inOrder(order)} LIMIT ${reach + 1}) o`;
  if (!isSearch) {
    const all = allOf([scope, ...conditions.map(({ found }) => found)]);
    return placed(Prisma.sql`SELECT * FROM search_entries e WHERE ${all}`);
  }
  const isByName = order.sortBy === 'fullName' && partOfName !== undefined;
  const { parts, rows } =
    isByName && (await haveFewWords(partOfName))
      ? namedInOrder(partOfName, order, reach)
      : firstMatches('first', { scope, conditions }, order, reach);
  return Prisma.sql`WITH ${parts} ${placed(rows)}`;
}
