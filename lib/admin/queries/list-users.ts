import { db } from '@/lib/platform/db/client';
import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countPages, type PageCount, rowsOfPage } from '@/lib/platform/paging';
import type { UsersQuery } from '../schema';

/** An entry of the user list (product.md 3, "User (admin list)"). */
export type UserRow = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: 'member' | 'admin';
  createdAt: string;
  /** How many memorials they created. */
  memorials: number;
};

export type UserPage = { users: UserRow[] } & PageCount;

/** A page of all accounts, or of those whose name or address contains `search`. */
export async function listUsers(query: UsersQuery): Promise<UserPage> {
  const { page, limit, search } = query;
  const { skip, take } = rowsOfPage(page, limit);
  const [rows, [counted]] = await Promise.all([
    db().$queryRaw<Found[]>`
      SELECT id, "firstName", "lastName", email, role::text, "createdAt" FROM users
      WHERE ${matches(search)} ORDER BY ${order(query)} LIMIT ${take} OFFSET ${skip}`,
    db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM users WHERE ${matches(search)}`,
  ]);
  const total = counted?.total ?? 0;
  const memorials = await memorialsOf(rows.map(({ id }) => id));
  return {
    users: rows.map(({ createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      memorials: memorials.get(row.id) ?? 0,
    })),
    ...countPages(page, limit, total),
  };
}

type Found = Omit<UserRow, 'createdAt' | 'memorials'> & { createdAt: Date };

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
  return Prisma.sql`${COLUMNS[sortBy]} ${direction}, id ASC`;
}

async function memorialsOf(userIds: string[]): Promise<Map<string | null, number>> {
  const groups = await db().memorial.groupBy({
    by: ['createdById'],
    where: { createdById: { in: userIds } },
    _count: { _all: true },
  });
  return new Map(groups.map(({ createdById, _count }) => [createdById, _count._all]));
}
