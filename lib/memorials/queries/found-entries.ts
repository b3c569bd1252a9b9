import { Prisma } from '@/lib/platform/db/generated/client';
import { allOf } from './contains';

/** The orders of lists. Only these become SQL. */
const ORDERS = {
  createdAt: Prisma.sql`e."createdAt"`,
  fullName: Prisma.sql`e."fullName"`,
  birthDate: Prisma.sql`e."birthDate"`,
  deathDate: Prisma.sql`e."deathDate"`,
} as const;

export type ListOrder = { sortBy: keyof typeof ORDERS; sortOrder: 'asc' | 'desc' };

/**
 * A query of the entries `e` that meet the conditions: their ids and places in the order, from 1, up to one entry
 * beyond `reach`. It reads narrow rows only, and an order's index where many match (decision 0060).
 */
export function foundEntries(
  conditions: readonly Prisma.Sql[],
  { sortBy, sortOrder }: ListOrder,
  reach: number,
): Prisma.Sql {
  const direction = Prisma.raw(sortOrder === 'asc' ? 'ASC' : 'DESC');
  return Prisma.sql`
    SELECT o.id, row_number() OVER () AS place FROM (
      SELECT e."memorialId" AS id FROM search_entries e WHERE ${allOf(conditions)}
      ORDER BY ${ORDERS[sortBy]} ${direction}, e."memorialId" ${direction} LIMIT ${reach + 1}) o`;
}
