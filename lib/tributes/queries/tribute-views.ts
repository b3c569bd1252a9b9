import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { db } from '@/lib/platform/db/client';
import { countPages, rowsOfPage } from '@/lib/platform/paging';
import { readPublic } from '@/lib/platform/replica/read-public';
import { ANONYMOUS, TRIBUTES_PER_PAGE } from '../rules';

/** A tribute as visitors see it. */
export type TributeView = {
  id: string;
  senderName: string;
  isAnonymous: boolean;
  /** In minor units of `currency`; 0 if `isAmountHidden`. */
  amountMinor: number;
  currency: string;
  /**
   * Whether the bank took the money back: the message stays, the amount is hidden (payments.md
   * 3.3).
   */
  isAmountHidden: boolean;
  message: string;
  createdAt: string;
};

/**
 * A page of a memorial's tributes, newest first. The caller has checked that the reader sees the
 * memorial.
 */
export async function tributesOfMemorial(
  memorialId: string,
  page: number,
  limit = TRIBUTES_PER_PAGE,
) {
  const where = { memorialId };
  const [totalItems, rows] = await readPublic(memorialTag(memorialId), (client) =>
    Promise.all([
      client.tribute.count({ where }),
      client.tribute.findMany({
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
        ...rowsOfPage(page, limit),
        select: TRIBUTE_FIELDS,
      }),
    ]),
  );
  const { totalPages } = countPages(page, limit, totalItems);
  return { tributes: rows.map(toView), totalPages, totalItems };
}

/**
 * How many people sent flowers to a memorial. Every anonymous tribute counts as another person, so
 * the number reveals nothing about its sender.
 */
export async function countSenders(memorialId: string): Promise<number> {
  const [counted] = await readPublic(
    memorialTag(memorialId),
    (client) => client.$queryRaw<{ people: number }[]>`
    SELECT (count(DISTINCT "senderId") FILTER (WHERE NOT "isAnonymous")
      + count(*) FILTER (WHERE "isAnonymous" OR "senderId" IS NULL))::int AS people
    FROM tributes WHERE "memorialId" = ${memorialId}`,
  );
  return counted?.people ?? 0;
}

/** A tribute as visitors see it; null if it is gone. */
export async function findTribute(id: string): Promise<TributeView | null> {
  const row = await db().tribute.findUnique({ where: { id }, select: TRIBUTE_FIELDS });
  return row && toView(row);
}

const TRIBUTE_FIELDS = {
  id: true,
  senderName: true,
  isAnonymous: true,
  amountMinor: true,
  currency: true,
  message: true,
  createdAt: true,
  order: { select: { status: true } },
} as const;

type Row = Omit<TributeView, 'createdAt' | 'isAmountHidden'> & {
  createdAt: Date;
  order: { status: string } | null;
};

function toView({ senderName, createdAt, order, amountMinor, ...row }: Row): TributeView {
  const isAmountHidden = order?.status === 'charged_back';
  return {
    ...row,
    senderName: row.isAnonymous ? ANONYMOUS : senderName,
    amountMinor: isAmountHidden ? 0 : amountMinor,
    isAmountHidden,
    createdAt: createdAt.toISOString(),
  };
}
