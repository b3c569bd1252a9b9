import { db } from '@/lib/db/client';
import { ANONYMOUS, TRIBUTES_PER_PAGE } from './rules';

/** A tribute as visitors see it; amount in US cents. */
export type TributeView = {
  id: string;
  senderName: string;
  isAnonymous: boolean;
  amountMinor: number;
  message: string;
  createdAt: string;
};

/** A page of a memorial's tributes, newest first. The caller has checked that the memorial may be seen. */
export async function tributesOf(memorialId: string, page: number) {
  const where = { memorialId };
  const [totalItems, rows] = await Promise.all([
    db().tribute.count({ where }),
    db().tribute.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * TRIBUTES_PER_PAGE,
      take: TRIBUTES_PER_PAGE,
      select: {
        id: true,
        senderName: true,
        isAnonymous: true,
        amountMinor: true,
        message: true,
        createdAt: true,
      },
    }),
  ]);
  const tributes = rows.map(
    ({ senderName, createdAt, ...row }): TributeView => ({
      ...row,
      senderName: row.isAnonymous ? ANONYMOUS : senderName,
      createdAt: createdAt.toISOString(),
    }),
  );
  return {
    tributes,
    totalPages: Math.max(1, Math.ceil(totalItems / TRIBUTES_PER_PAGE)),
    totalItems,
  };
}
