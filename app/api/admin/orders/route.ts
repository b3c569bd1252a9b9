import { route } from '@/lib/http/route';
import { findOrders } from '@/lib/orders/queries/find-orders';
import { findOrdersSchema } from '@/lib/orders/schema-find';

/** The orders that a person must decide about, the oldest first; or those of a state, an id, an address. */
export const GET = route({
  access: 'admin',
  limit: 'read',
  query: findOrdersSchema,
  run: ({ query }) => findOrders(query),
});
