import type { Prisma } from '@/lib/db/generated/client';
import { isPublicId } from '@/lib/ids/is-public-id';
import type { FindOrdersQuery } from '../schema-find';
import { type OrderPage, orderPage } from './order-page';

/**
 * A page of orders for admins. Without anything asked for, those that a person must decide about
 * (integrations 3.3), the oldest first; else those of a state, or of an order id or a whole e-mail
 * address, the newest first.
 */
export function findOrders({ page, status, search }: FindOrdersQuery): Promise<OrderPage> {
  const where: Prisma.OrderWhereInput = {
    ...(status === 'review' && { reviewReason: { not: '' } }),
    ...(status !== 'review' && status !== 'all' && { status }),
    ...(search && (isPublicId(search) ? { id: search } : { email: search.toLowerCase() })),
  };
  return orderPage(where, status === 'review' && !search ? 'asc' : 'desc', page);
}
