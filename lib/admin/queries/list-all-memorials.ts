import type { Visibility } from '@/lib/access/rules';
import type { LifeDates } from '@/lib/memorials/life-date-rules';
import { idsOf } from '@/lib/memorials/queries/cards-of';
import { COUNTED, everyEntry, foundEntries } from '@/lib/memorials/queries/found-entries';
import { LIFE_COLUMNS, toLifeDates } from '@/lib/memorials/queries/life-columns';
import { conditionsByName } from '@/lib/memorials/queries/list-filter';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { countReachable, type ReachCount, reachOf, rowsOfPage } from '@/lib/platform/paging';
import type { MemorialsQuery } from '../schema';

type Owner = { firstName: string; lastName: string; email: string };

/** A memorial as admins find it, including private ones. */
export type AdminMemorialRow = LifeDates & {
  id: string;
  fullName: string;
  isPublic: boolean;
  visibility: Visibility;
  /** Its present owner; null if there is none. */
  creator: Owner | null;
  /** How many flowers it has. */
  tributes: number;
  createdAt: string;
};

export type AdminMemorialPage = { memorials: AdminMemorialRow[] } & ReachCount;

/** A page of all memorials, or of those whose name or id matches `search` as on the public list. */
export async function listAllMemorials(query: MemorialsQuery): Promise<AdminMemorialPage> {
  const { page, limit, search } = query;
  const reach = reachOf(search !== '');
  const part = { ...rowsOfPage(page, limit), reach };
  const all = Prisma.sql`true`;
  const { found, counted: countQuery } = search
    ? { found: await foundEntries(all, conditionsByName(search), query, reach), counted: COUNTED }
    : everyEntry(all, query, part);
  const { counted, ids } = await idsOf(found, part, countQuery);
  const rows = await db().memorial.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      fullName: true,
      ...LIFE_COLUMNS,
      isPublic: true,
      visibility: true,
      _count: { select: { tributes: true } },
      createdAt: true,
    },
  });
  const owners = await ownersOf(ids);
  const ordered = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return {
    memorials: ordered.map(({ birthShown: _, _count, createdAt, ...row }) => ({
      ...row,
      ...toLifeDates(row),
      creator: owners.get(row.id) ?? null,
      tributes: _count.tributes,
      createdAt: createdAt.toISOString(),
    })),
    ...countReachable(page, limit, counted, reach),
  };
}

/**
 * A single statement: with a Prisma relation, an owner deleted meanwhile would be a row without a
 * user.
 */
async function ownersOf(memorialIds: string[]): Promise<Map<string, Owner>> {
  const rows = await db().$queryRaw<(Owner & { memorialId: string })[]>`
    SELECT k."memorialId", u."firstName", u."lastName", u.email
    FROM keepers k JOIN users u ON u.id = k."userId"
    WHERE k."memorialId" = ANY(${memorialIds}) AND k.role = 'owner'`;
  return new Map(rows.map(({ memorialId, ...owner }) => [memorialId, owner]));
}
