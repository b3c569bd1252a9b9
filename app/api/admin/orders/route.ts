import { ordersResponse } from '@/lib/payments/api-schema';
import { findOrders } from '@/lib/payments/order/find-orders';
import { findOrdersSchema } from '@/lib/payments/schema-find';
import { route } from '@/lib/platform/http/route';

/** Lists orders that need review, oldest first, or orders by state, id or e-mail address. */
export const GET = route({
  doc: {
    summary: 'Lists orders by state; by default those that need review',
    answer: ordersResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  query: findOrdersSchema,
  run: ({ query, t }) => findOrders(query, t),
});
