import { splitName, tidyName } from '@/lib/memorials/deceased-rules';
import { foldName } from '@/lib/memorials/rules';
import { db } from '@/lib/platform/db/client';
import { escapeLike } from '@/lib/platform/db/escape-like';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countPages, type PageCount, rowsOfPage } from '@/lib/platform/paging';
import type { TributesQuery } from '../schema';

type Name = { firstName: string; lastName: string };

/** A tribute as admins see it (product.md 3, "Admin view"): with the sender's name even if visitors do not see it. */
export type TributeRow = {
  id: string;
  memorialId: string;
  /** The account's name, or the name stored with the tribute when the account is gone. */
  sender: Name;
  /** The person whose memorial it is. */
  receiver: Name;
  isAnonymous: boolean;
  /** US cents. */
  amountMinor: number;
  message: string;
  createdAt: string;
};

export type TributePage = { tributes: TributeRow[] } & PageCount;

/** A page of all tributes, or of those whose sender, memorial or message contains `search`. */
export async function listTributes(query: TributesQuery): Promise<TributePage> {
  const { page, limit, search } = query;
  const orderBy = orderOf(query);
  const [total, ids] = search ? await findIds(query) : await pageOfIds(query);
  const rows = await db().tribute.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy,
    select: {
      id: true,
      memorialId: true,
      memorial: { select: { fullName: true } },
      sender: { select: { firstName: true, lastName: true } },
      senderName: true,
      isAnonymous: true,
      amountMinor: true,
      message: true,
      createdAt: true,
    },
  });
  return {
    tributes: rows.map(({ memorial, sender, senderName, createdAt, ...row }) => ({
      ...row,
      sender: sender ?? splitName(tidyName(senderName)),
      receiver: splitName(tidyName(memorial.fullName)),
      createdAt: createdAt.toISOString(),
    })),
    ...countPages(page, limit, total),
  };
}

const COLUMNS = { createdAt: 'createdAt', amount: 'amountMinor' } as const;

/** The order of the index, in either direction. */
const orderOf = ({ sortBy, sortOrder }: TributesQuery) => [
  { [COLUMNS[sortBy]]: sortOrder },
  { id: sortOrder },
];

type Ids = [total: number, ids: { id: string }[]];

/** Reads only ids, which are in the index: whole rows would be read for all pages before, and discarded. */
const pageOfIds = async (query: TributesQuery): Promise<Ids> =>
  Promise.all([
    db().tribute.count(),
    db().tribute.findMany({
      orderBy: orderOf(query),
      ...rowsOfPage(query.page, query.limit),
      select: { id: true },
    }),
  ]);

async function findIds({ page, limit, search, sortBy, sortOrder }: TributesQuery): Promise<Ids> {
  const { skip, take } = rowsOfPage(page, limit);
  const found = matches(search);
  const column = Prisma.raw(`"${COLUMNS[sortBy]}"`);
  const direction = Prisma.raw(sortOrder === 'asc' ? 'ASC' : 'DESC');
  const [ids, [counted]] = await Promise.all([
    db().$queryRaw<{ id: string }[]>`
      SELECT id FROM tributes WHERE id IN (${found})
      ORDER BY ${column} ${direction}, id ${direction} LIMIT ${take} OFFSET ${skip}`,
    db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM tributes WHERE id IN (${found})`,
  ]);
  return [counted?.total ?? 0, ids];
}

/** Each part has exactly the expression of an index: tributes_search, users_search, memorials_search_name. */
function matches(search: string) {
  const part = `%${escapeLike(search)}%`;
  const name = foldName(search); // nothing is left of a lone accent, which would match everybody
  return Prisma.sql`
    SELECT id FROM tributes WHERE lower("senderName" || ' ' || message) LIKE lower(${part})
    UNION
    SELECT t.id FROM tributes t JOIN users u ON u.id = t."senderId"
      WHERE lower(u."firstName" || ' ' || u."lastName" || ' ' || u.email) LIKE lower(${part})
    UNION
    SELECT t.id FROM tributes t JOIN memorials m ON m.id = t."memorialId"
      WHERE ${name !== ''} AND m."searchName" LIKE ${`%${escapeLike(name)}%`}`;
}
