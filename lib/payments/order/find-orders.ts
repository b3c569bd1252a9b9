import type { Prisma } from '@/lib/platform/db/generated/client';
import { isPublicId } from '@/lib/platform/ids/public-id';
import type { Say } from '@/lib/platform/language/said';
import type { FindOrdersQuery } from '../schema-find';
import { type OrderPage, orderPage } from './order-page';

/**
 * A page of orders for admins. Without anything asked for, those with an open review
 * (payments.md 3.3), the oldest first; else those of a state, or of an order id or a whole e-mail
 * address, the newest first.
 */
export function findOrders(
  { page, status, search }: FindOrdersQuery,
  say: Say,
): Promise<OrderPage> {
  const where: Prisma.OrderWhereInput = {
    ...(status === 'review' && { reviews: { some: { closedAt: null } } }),
    ...(status !== 'review' && status !== 'all' && { status }),
    ...(search && (isPublicId(search) ? { id: search } : { email: search.toLowerCase() })),
  };
  return orderPage(where, status === 'review' && !search ? 'asc' : 'desc', page, say);
}
