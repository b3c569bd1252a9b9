import { Prisma } from '@/lib/platform/db/generated/client';
import { allOf, saidAlike } from './contains';
import { haveFewWords, namedInOrder } from './named-in-order';
import { fewWanted, isRead, matching, newestFirst, type Wanted } from './newest-first';

/** A query of ids and their places in the order, from 1, and one of how many there are, which may read the first as `found`. */
export type Found = { found: Prisma.Sql; counted: Prisma.Sql };

/** How many rows are found where nothing else says so. */
export const COUNTED = Prisma.sql`SELECT count(*)::int AS counted FROM found`;

/** The orders of lists. Only these become SQL. */
const ORDERS = {
  createdAt: Prisma.sql`e."createdAt"`,
  fullName: Prisma.sql`e."fullName"`,
  birthDate: Prisma.sql`e."birthDate"`,
  deathDate: Prisma.sql`e."deathDate"`,
} as const;

export type ListOrder = { sortBy: keyof typeof ORDERS; sortOrder: 'asc' | 'desc' };

/** What a search has no more of is found first and sorted then; of what it has more, the order is walked. */
const MOST_SORTED = 25_000;

/**
 * One page of all entries `e` within `scope`, in an order that has an index, and how many they are, up to one beyond `reach`.
 * They are counted without their places: numbering ten thousand takes four times as long as reading them.
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
 * A query of the entries `e` within `scope` that are wanted: their ids and places in the order, from 1, up to one entry
 * beyond `reach`. It reads narrow rows only (decision 0060), and of a search as few as it can (decision 0071).
 */
export async function foundEntries(
  scope: Prisma.Sql,
  wanted: Wanted,
  listOrder: ListOrder,
  reach: number,
): Promise<Prisma.Sql> {
  const { sortBy, sortOrder } = listOrder;
  const within = { ...wanted, conditions: [saidAlike(scope), ...wanted.conditions] };
  const marked = wanted.marked.map(({ condition }) => condition);
  const all = [...within.conditions.map(({ found }) => found), ...marked];
  const order = inOrder(listOrder);
  // No column but these two, which an order's index has.
  const first = (from: Prisma.Sql, where: Prisma.Sql[]) => Prisma.sql`
    SELECT e."memorialId", ${ORDERS[sortBy]} FROM ${from} e WHERE ${allOf(where)} ${order} LIMIT ${reach + 1}`;
  const walked = (where: Prisma.Sql[]) => first(Prisma.sql`search_entries`, where);
  const placed = (rows: Prisma.Sql) => Prisma.sql`
    SELECT o.id, row_number() OVER () AS place FROM (
      SELECT e."memorialId" AS id FROM (${rows}) e ${order}) o`;
  if (!wanted.isSearch) return placed(walked(all));
  if (sortBy === 'createdAt' && sortOrder === 'desc') {
    const { parts, rows } = await newestFirst('newest', within, reach);
    return Prisma.sql`WITH ${parts} ${placed(rows)}`;
  }
  const { partOfName } = wanted;
  if (sortBy === 'fullName' && partOfName !== undefined && (await haveFewWords(partOfName))) {
    const { parts, rows } = namedInOrder(partOfName, sortOrder, reach);
    return Prisma.sql`WITH ${parts} ${placed(rows)}`;
  }
  const sample = await fewWanted(within, MOST_SORTED);
  if (!sample) return placed(walked(all));
  const { parts, isFew } = sample;
  return Prisma.sql`
    WITH ${parts},
    sorted AS MATERIALIZED (${first(Prisma.sql`(${matching(within, [isFew])})`, [])}),
    walked AS MATERIALIZED (${walked([isRead(within, Prisma.sql`NOT (${isFew})`)])})
    ${placed(Prisma.sql`SELECT * FROM sorted UNION ALL SELECT * FROM walked`)}`;
}

function inOrder({ sortBy, sortOrder }: ListOrder): Prisma.Sql {
  const direction = Prisma.raw(sortOrder === 'asc' ? 'ASC' : 'DESC');
  return Prisma.sql`ORDER BY ${ORDERS[sortBy]} ${direction}, e."memorialId" ${direction}`;
}
