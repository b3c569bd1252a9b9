import type { z } from 'zod';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Translate } from '@/lib/platform/language/message';
import { countPages, type PageCount, rowsOfPage } from '@/lib/platform/paging';
import type { listedOrder } from '../api-schema';
import { OPEN_REVIEWS, reviewReason } from '../reviews/review-messages';
import { translateAttemptDetail, translateStored } from '../reviews/translate-stored';

export const ORDERS_PER_PAGE = 20;

/** An order in an admin's list. Amounts in minor units, dates in ISO format. */
export type ListedOrder = z.infer<typeof listedOrder>;

export type OrderPage = { orders: ListedOrder[] } & PageCount;

/** A page of the orders that match `where`, by date. `page` counts from 1. */
export async function orderPage(
  where: Prisma.OrderWhereInput,
  direction: 'asc' | 'desc',
  page: number,
  t: Translate,
): Promise<OrderPage> {
  const [total, rows] = await Promise.all([
    db().order.count({ where }),
    db().order.findMany({
      where,
      orderBy: [{ createdAt: direction }, { id: direction }],
      ...rowsOfPage(page, ORDERS_PER_PAGE),
      select: FIELDS,
    }),
  ]);
  const orders = rows.map(({ createdAt, attempts, refunds, disputes, reviews, ...order }) => ({
    ...order,
    reviewReason: reviewReason({ type: order.type, reviews }, t),
    createdAt: createdAt.toISOString(),
    attempts: attempts.map((one) => ({ ...one, detail: translateAttemptDetail(one.detail, t) })),
    refunds: refunds.map((one) => ({ ...one, detail: translateStored(one.detail, t) })),
    disputes: disputes.map(({ dueAt, ...dispute }) => ({
      ...dispute,
      dueAt: dueAt?.toISOString() ?? null,
    })),
  }));
  return { orders, ...countPages(page, ORDERS_PER_PAGE, total) };
}

const FIELDS = {
  id: true,
  type: true,
  status: true,
  reviews: OPEN_REVIEWS,
  overpaid: true,
  priceMinor: true,
  priceCurrency: true,
  chargeMinor: true,
  chargeCurrency: true,
  createdAt: true,
  attempts: { select: { provider: true, reference: true, status: true, detail: true } },
  refunds: { select: { id: true, status: true, chargeMinor: true, detail: true } },
  disputes: { select: { id: true, status: true, chargeMinor: true, dueAt: true } },
} satisfies Prisma.OrderSelect;
