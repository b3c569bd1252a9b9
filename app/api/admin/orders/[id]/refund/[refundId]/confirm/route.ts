import { route } from '@/lib/http/route';
import { confirmRefund } from '@/lib/orders/commands/confirm-refund';
import { refundParamsSchema } from '@/lib/orders/schema';

/** Says that a refund which needed a person was paid out by hand; from here on it counts. */
export const POST = route({
  access: 'admin',
  limit: 'write',
  params: refundParamsSchema,
  run: async ({ viewer, params }) => {
    await confirmRefund(viewer, { orderId: params.id, refundId: params.refundId });
    return { success: true };
  },
});
