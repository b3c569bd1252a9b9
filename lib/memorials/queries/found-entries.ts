import { Prisma } from '@/lib/platform/db/generated/client';
import { allOf, saidAlike } from './contains';
import { haveFewWords, namedInOrder } from './named-in-order';
import { isRead, matching, newestFirst, sampleOf, type Wanted } from './newest-first';

/**
 * A query of ids and their places in the order, from 1, and a query of their number, which can refer to the first as
 * `found`.
 */
export type Found = { found: Prisma.Sql; counted: Prisma.Sql };

/** The default: counts the rows of `found`. */
export const COUNTED = Prisma.sql`SELECT count(*)::int AS counted FROM found`;

/** The sort orders of lists. Only these become SQL. */
const ORDERS = {
  createdAt: Prisma.sql`e."createdAt"`,
  fullName: Prisma.sql`e."fullName"`,
  birthDate: Prisma.sql`e."birthDate"`,
  deathDate: Prisma.sql`e."deathDate"`,
} as const;

export type ListOrder = { sortBy: keyof typeof ORDERS; sortOrder: 'asc' | 'desc' };

/**
 * One page of all entries `e` within `scope`, in an order that has an index, and their number, up to one beyond
 * `reach`. Counting leaves out the places, because numbering ten thousand rows takes four times as long as reading
 * them.
 */
export function everyEntry(
  scope: Prisma.Sql,
  order: ListOrder,
  { skip, take, reach }: { skip: number; take: number; reach: number },
): Found {
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
 * `reach`. It reads only narrow rows (decision 0060), and for a search as few as it can (decision 0071).
 */
export async function foundEntries(
  scope: Prisma.Sql,
  wanted: Wanted,
  listOrder: ListOrder,
  reach: number,
): Promise<Prisma.Sql> {
  const { sortBy, sortOrder } = listOrder;
  const within = { ...wanted, conditions: [saidAlike(scope), ...wanted.conditions] };
  const all = within.conditions.map(({ found }) => found);
  const order = inOrder(listOrder);
  // Only the two columns that an order's index contains.
  const first = (from: Prisma.Sql, where: Prisma.Sql[]) => Prisma.sql`
    SELECT e."memorialId", ${ORDERS[sortBy]} FROM ${from} e WHERE ${allOf(where)} ${order} LIMIT ${reach + 1}`;
  const walked = (where: Prisma.Sql[]) => first(Prisma.sql`search_entries`, where);
  const placed = (rows: Prisma.Sql) => Prisma.sql`
    SELECT o.id, row_number() OVER () AS place FROM (
      SELECT e."memorialId" AS id FROM (${rows}) e ${order}) o`;
  if (!wanted.isSearch) return placed(walked(all));
  if (sortBy === 'createdAt' && sortOrder === 'desc') {
    const { parts, rows } = newestFirst('newest', within, reach);
    return Prisma.sql`WITH ${parts} ${placed(rows)}`;
  }
  const { partOfName } = wanted;
  if (sortBy === 'fullName' && partOfName !== undefined && (await haveFewWords(partOfName))) {
    const { parts, rows } = namedInOrder(partOfName, sortOrder, reach);
    return Prisma.sql`WITH ${parts} ${placed(rows)}`;
  }
  const { sample, isCommon } = sampleOf('sample', within);
  return Prisma.sql`
    WITH ${sample},
    sorted AS MATERIALIZED (${first(Prisma.sql`(${matching(within, [Prisma.sql`NOT ${isCommon}`])})`, [])}),
    walked AS MATERIALIZED (${walked([isRead(within, isCommon)])})
    ${placed(Prisma.sql`SELECT * FROM sorted UNION ALL SELECT * FROM walked`)}`;
}

function inOrder({ sortBy, sortOrder }: ListOrder): Prisma.Sql {
  const direction = Prisma.raw(sortOrder === 'asc' ? 'ASC' : 'DESC');
  return Prisma.sql`ORDER BY ${ORDERS[sortBy]} ${direction}, e."memorialId" ${direction}`;
}
