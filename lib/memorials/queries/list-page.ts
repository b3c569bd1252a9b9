import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { toIsoDay } from '../iso-day';
import type { ListQuery } from '../schema-list';
import { listFilter } from './list-filter';

/** A page of some memorials' cards, and how many there are in all. */
export type ListPage<Card> = {
  memorials: Card[];
  currentPage: number;
  totalPages: number;
  total: number;
};

/** The memorials that match among those that `among` lets through: neither shows nor counts others. */
export async function listPage(among: Prisma.MemorialWhereInput, query: ListQuery) {
  const where = { AND: [among, listFilter(query)] };
  const [total, rows] = await Promise.all([
    db().memorial.count({ where }),
    db().memorial.findMany({
      where,
      orderBy: [{ [query.sortBy]: query.sortOrder }, { id: 'asc' }],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
      select: {
        id: true,
        fullName: true,
        birthDate: true,
        deathDate: true,
        mainPictureId: true,
        enableDigitalFlowers: true,
        isPublic: true,
      },
    }),
  ]);
  return {
    memorials: rows.map(({ mainPictureId, ...row }) => ({
      ...row,
      birthDate: toIsoDay(row.birthDate),
      deathDate: toIsoDay(row.deathDate),
      pictureId: mainPictureId,
    })),
    currentPage: query.page,
    totalPages: Math.max(1, Math.ceil(total / query.limit)),
    total,
  };
}
