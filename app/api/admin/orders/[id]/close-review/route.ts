import { route } from '@/lib/http/route';
import { closeReview } from '@/lib/orders/commands/close-review';
import { orderParamsSchema } from '@/lib/orders/schema';

/** Takes an order off the list of those that wait for a person. */
export const POST = route({
  access: 'admin',
  limit: 'write',
  params: orderParamsSchema,
  run: async ({ viewer, params }) => {
    await closeReview(viewer, params.id);
    return { success: true };
  },
});
