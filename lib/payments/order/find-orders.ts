import type { Prisma } from '@/lib/platform/db/generated/client';
import { withAsciiDomain } from '@/lib/platform/email-address';
import { isPublicId } from '@/lib/platform/ids/public-id';
import type { Translate } from '@/lib/platform/language/message';
import type { FindOrdersQuery } from '../schema-find';
import { type OrderPage, orderPage } from './order-page';

/**
 * A page of orders for admins. By default those with an open review (payments.md 3.3), oldest
 * first; otherwise those with a status, an order id or an exact e-mail address, newest first.
 */
export function findOrders(
  { page, status, search }: FindOrdersQuery,
  t: Translate,
): Promise<OrderPage> {
  const where: Prisma.OrderWhereInput = {
    ...(status === 'review' && { reviews: { some: { closedAt: null } } }),
    ...(status !== 'review' && status !== 'all' && { status }),
    ...(search &&
      (isPublicId(search) ? { id: search } : { email: withAsciiDomain(search.toLowerCase()) })),
  };
  return orderPage(where, status === 'review' && !search ? 'asc' : 'desc', page, t);
}
