import { ownOrderResponse } from '@/lib/payments/api-schema';
import { ownOrder } from '@/lib/payments/order/queries';
import { orderParamsSchema } from '@/lib/payments/schema';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { messageFor } from '@/lib/platform/language/message';

/** Polled by return pages. */
export const GET = route({
  doc: {
    summary: "Returns the state of one of the caller's orders",
    answer: ownOrderResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  params: orderParamsSchema,
  run: async ({ viewer, params }) => {
    const order = await ownOrder(viewer, params.id);
    if (!order) throw new AppError('not_found', messageFor('payments.refusals.orderNotFound'));
    return order;
  },
});
