import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { isPublicId } from '@/lib/ids/is-public-id';
import type { FindOrdersQuery } from '../schema-find';
import { type OrderToReview, ordersToReview, REVIEWS_PER_PAGE } from './orders-to-review';

export type OrderPage = {
  orders: OrderToReview[];
  currentPage: number;
  totalPages: number;
  total: number;
};

/**
 * A page of orders for admins. Without anything asked for, those that a person must decide about, the
 * oldest first; else those of a state, or of an order id or a whole e-mail address, the newest first.
 */
export async function findOrders({ page, status, search }: FindOrdersQuery): Promise<OrderPage> {
  if (status === 'review' && !search) return { ...(await ordersToReview(page)), currentPage: page };
  const where: Prisma.OrderWhereInput = {
    ...(status === 'review' && { reviewReason: { not: '' } }),
    ...(status !== 'review' && status !== 'all' && { status }),
    ...(search && (isPublicId(search) ? { id: search } : { email: search.toLowerCase() })),
  };
  const [total, rows] = await Promise.all([
    db().order.count({ where }),
    db().order.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * REVIEWS_PER_PAGE,
      take: REVIEWS_PER_PAGE,
      select: FIELDS,
    }),
  ]);
  const orders = rows.map(({ createdAt, disputes, ...order }) => ({
    ...order,
    createdAt: createdAt.toISOString(),
    disputes: disputes.map(({ dueAt, ...dispute }) => ({
      ...dispute,
      dueAt: dueAt?.toISOString() ?? null,
    })),
  }));
  const totalPages = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
  return { orders, currentPage: page, totalPages, total };
}

const FIELDS = {
  id: true,
  type: true,
  status: true,
  reviewReason: true,
  overpaid: true,
  priceMinor: true,
  chargeMinor: true,
  createdAt: true,
  attempts: { select: { provider: true, reference: true, status: true, detail: true } },
  refunds: { select: { id: true, status: true, chargeMinor: true, detail: true } },
  disputes: { select: { id: true, status: true, chargeMinor: true, dueAt: true } },
} satisfies Prisma.OrderSelect;
