import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { ownOrder } from '@/lib/orders/queries';
import { orderParamsSchema } from '@/lib/orders/schema';

/** The state of one's own order, for return pages that wait for it. */
export const GET = route({
  access: 'member',
  limit: 'read',
  params: orderParamsSchema,
  run: async ({ viewer, params }) => {
    const order = await ownOrder(viewer, params.id);
    if (!order) throw new AppError('not_found', 'This order was not found.');
    return order;
  },
});
