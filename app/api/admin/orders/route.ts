import { route } from '@/lib/http/route';
import { ordersToReview } from '@/lib/orders/queries/orders-to-review';
import { reviewPageSchema } from '@/lib/orders/schema';

/** The orders that a person must decide about, the oldest first. */
export const GET = route({
  access: 'admin',
  limit: 'read',
  query: reviewPageSchema,
  run: ({ query }) => ordersToReview(query.page),
});
