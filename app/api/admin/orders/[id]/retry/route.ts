import { route } from '@/lib/http/route';
import { orderParamsSchema } from '@/lib/orders/schema';
import { retryFulfilment } from '@/lib/settlement/retry-fulfilment';

/** Tries once more to make what a paid order is for. */
export const POST = route({
  access: 'admin',
  limit: 'write',
  params: orderParamsSchema,
  run: async ({ viewer, params }) => {
    await retryFulfilment(viewer, params.id);
    return { success: true };
  },
});
