import { db } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/escape-like';
import { Prisma } from '@/lib/db/generated/client';
import type { UsersQuery } from '../schema';

/** A person of the admin list (spec 3, "User (admin list)"). */
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

export type UserPage = { users: UserRow[]; currentPage: number; totalPages: number; total: number };

/** A page of everybody with an account, or of those whose name or address has `search` in it. */
export async function listUsers(query: UsersQuery): Promise<UserPage> {
  const { page, limit, search } = query;
  const [rows, [counted]] = await Promise.all([
    db().$queryRaw<Found[]>`
      SELECT id, "firstName", "lastName", email, role::text, "createdAt" FROM users
      WHERE ${matches(search)} ORDER BY ${order(query)} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
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
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
    total,
  };
}

type Found = Omit<UserRow, 'createdAt' | 'memorials'> & { createdAt: Date };

/** Letter for letter the expression of the index users_search, which Prisma has no words for. */
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
