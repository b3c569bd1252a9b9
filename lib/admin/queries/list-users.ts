import { idsOf } from '@/lib/memorials/queries/cards-of';
import { db } from '@/lib/platform/db/client';
import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countReachable, type ReachCount, reachOf, rowsOfPage } from '@/lib/platform/paging';
import type { UsersQuery } from '../schema';

/** An entry of the user list (product.md 3, "User (admin list)"). */
export type UserRow = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: 'member' | 'admin';
  createdAt: string;
  /** How many memorials they own. */
  memorials: number;
};

export type UserPage = { users: UserRow[] } & ReachCount;

/** A page of all accounts, or of those whose name or address contains `search`. */
export async function listUsers(query: UsersQuery): Promise<UserPage> {
  const { page, limit, search } = query;
  const reach = reachOf(search !== '');
  const { counted, ids } = await idsOf(matchingUsersSql(query, reach), {
    ...rowsOfPage(page, limit),
    reach,
  });
  const rows = await db().user.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      role: true,
      createdAt: true,
    },
  });
  const ordered = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const memorials = await memorialsOf(rows.map(({ id }) => id));
  return {
    users: ordered.map(({ createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      memorials: memorials.get(row.id) ?? 0,
    })),
    ...countReachable(page, limit, counted, reach),
  };
}

/**
 * The ids and order of up to `reach` + 1 users. Without a search, it reads the index that has this order.
 */
const matchingUsersSql = (query: UsersQuery, reach: number) => Prisma.sql`
  SELECT o.id, row_number() OVER () AS place FROM (
    SELECT id FROM users WHERE ${matches(query.search)}
    ORDER BY ${order(query)} LIMIT ${reach + 1}) o`;

/** Exactly the expression of the index users_search, which Prisma cannot express. */
const matches = (search: string) =>
  search
    ? Prisma.sql`lower("firstName" || ' ' || "lastName" || ' ' || "email")
        LIKE lower(${`%${escapeLike(search)}%`})`
    : Prisma.sql`true`;

const COLUMNS = {
  createdAt: Prisma.sql`"createdAt"`,
  firstName: Prisma.sql`"firstName"`,
  lastName: Prisma.sql`"lastName"`,
  email: Prisma.sql`email`,
};

function order({ sortBy, sortOrder }: UsersQuery) {
  const direction = sortOrder === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return Prisma.sql`${COLUMNS[sortBy]} ${direction}, id ${direction}`;
}

async function memorialsOf(userIds: string[]): Promise<Map<string, number>> {
  const groups = await db().keeper.groupBy({
    by: ['userId'],
    where: { userId: { in: userIds }, role: 'owner' },
    _count: { _all: true },
  });
  return new Map(groups.map(({ userId, _count }) => [userId, _count._all]));
}
