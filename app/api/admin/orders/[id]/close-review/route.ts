import { auditAttempt } from '@/lib/admin/commands/audit-attempt';
import { route } from '@/lib/http/route';
import { closeReview } from '@/lib/orders/commands/close-review';
import { orderParamsSchema } from '@/lib/orders/schema';

/** Takes an order off the list of those that wait for a person. */
export const POST = route({
  access: 'admin',
  limit: 'write',
  params: orderParamsSchema,
  run: async ({ viewer, params }) => {
    await auditAttempt(viewer, { action: 'order.close-review', subject: `order/${params.id}` });
    await closeReview(params.id);
    return { success: true };
  },
});
