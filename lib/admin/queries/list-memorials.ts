import type { LifeDates } from '@/lib/memorials/life-date-rules';
import { LIFE_COLUMNS, toLifeDates } from '@/lib/memorials/queries/life-columns';
import { nameOrId } from '@/lib/memorials/queries/list-filter';
import { db } from '@/lib/platform/db/client';
import { countPages, type PageCount, rowsOfPage } from '@/lib/platform/paging';
import type { MemorialsQuery } from '../schema';

/** A memorial as admins find it: private ones are here, too. */
export type MemorialRow = LifeDates & {
  id: string;
  fullName: string;
  isPublic: boolean;
  /** Null when the account is gone. */
  creator: { firstName: string; lastName: string; email: string } | null;
  /** How many flowers it has. */
  tributes: number;
  createdAt: string;
};

export type MemorialPage = { memorials: MemorialRow[] } & PageCount;

/** A page of all memorials, or of those whose name or id matches `search` as on the public list. */
export async function listMemorials(query: MemorialsQuery): Promise<MemorialPage> {
  const { page, limit, search, sortBy, sortOrder } = query;
  const where = search ? nameOrId(search) : {};
  const [total, rows] = await Promise.all([
    db().memorial.count({ where }),
    db().memorial.findMany({
      where,
      orderBy: [{ [sortBy]: sortOrder }, { id: sortOrder }],
      ...rowsOfPage(page, limit),
      select: {
        id: true,
        fullName: true,
        ...LIFE_COLUMNS,
        isPublic: true,
        createdBy: { select: { firstName: true, lastName: true, email: true } },
        _count: { select: { tributes: true } },
        createdAt: true,
      },
    }),
  ]);
  return {
    memorials: rows.map(({ createdBy, _count, createdAt, ...row }) => ({
      ...row,
      ...toLifeDates(row),
      creator: createdBy,
      tributes: _count.tributes,
      createdAt: createdAt.toISOString(),
    })),
    ...countPages(page, limit, total),
  };
}
