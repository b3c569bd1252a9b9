import { splitName, tidyName } from '@/lib/memorials/deceased-rules';
import { idsOf } from '@/lib/memorials/queries/cards-of';
import { nameContains } from '@/lib/memorials/queries/contains';
import { foldName } from '@/lib/memorials/rules';
import { db } from '@/lib/platform/db/client';
import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countReachable, type ReachCount, reachOf, rowsOfPage } from '@/lib/platform/paging';
import type { TributesQuery } from '../schema';

type Name = { firstName: string; lastName: string };

/**
 * A tribute as admins see it (product.md 3, "Admin view"), with the sender's name even if it is
 * anonymous.
 */
export type TributeRow = {
  id: string;
  memorialId: string;
  /** The account's name, or the name stored with the tribute if the account is gone. */
  sender: Name;
  /** The person whose memorial it is. */
  receiver: Name;
  isAnonymous: boolean;
  /** In minor units of `currency`. */
  amountMinor: number;
  currency: string;
  message: string;
  createdAt: string;
};

export type TributePage = { tributes: TributeRow[] } & ReachCount;

/** A page of all tributes, or of those whose sender, memorial or message contains `search`. */
export async function listTributes(query: TributesQuery): Promise<TributePage> {
  const { page, limit, search } = query;
  const reach = reachOf(search !== '');
  const { counted, ids } = await idsOf(matchingTributesSql(query, reach), {
    ...rowsOfPage(page, limit),
    reach,
  });
  const rows = await db().tribute.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      memorialId: true,
      memorial: { select: { fullName: true } },
      sender: { select: { firstName: true, lastName: true } },
      senderName: true,
      isAnonymous: true,
      amountMinor: true,
      currency: true,
      message: true,
      createdAt: true,
    },
  });
  const ordered = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return {
    tributes: ordered.map(({ memorial, sender, senderName, createdAt, ...row }) => ({
      ...row,
      sender: sender ?? splitName(tidyName(senderName)),
      receiver: splitName(tidyName(memorial.fullName)),
      createdAt: createdAt.toISOString(),
    })),
    ...countReachable(page, limit, counted, reach),
  };
}

const COLUMNS = {
  createdAt: Prisma.sql`"createdAt"`,
  amount: Prisma.sql`"amountMinor"`,
} as const;

/**
 * The ids and order of up to `reach` + 1 tributes. An index provides the order in both directions.
 */
function matchingTributesSql({ search, sortBy, sortOrder }: TributesQuery, reach: number) {
  const direction = Prisma.raw(sortOrder === 'asc' ? 'ASC' : 'DESC');
  const where = search ? Prisma.sql`id IN (${matches(search)})` : Prisma.sql`true`;
  return Prisma.sql`
    SELECT o.id, row_number() OVER () AS place FROM (
      SELECT id FROM tributes WHERE ${where}
      ORDER BY ${COLUMNS[sortBy]} ${direction}, id ${direction} LIMIT ${reach + 1}) o`;
}

/**
 * Each part of the UNION repeats the expression of an index, so that PostgreSQL uses it: tributes_search, users_search,
 * and the indexes of names.
 */
function matches(search: string) {
  const part = `%${escapeLike(search)}%`;
  const name = foldName(search); // a lone accent folds to '', which would match everybody
  return Prisma.sql`
    SELECT id FROM tributes WHERE lower("senderName" || ' ' || message) LIKE lower(${part})
    UNION
    SELECT t.id FROM tributes t JOIN users u ON u.id = t."senderId"
      WHERE lower(u."firstName" || ' ' || u."lastName" || ' ' || u.email) LIKE lower(${part})
    UNION
    SELECT t.id FROM tributes t JOIN search_entries e ON e."memorialId" = t."memorialId"
      WHERE ${name === '' ? Prisma.sql`false` : nameContains([name]).found}`;
}
