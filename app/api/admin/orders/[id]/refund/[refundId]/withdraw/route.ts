import { route } from '@/lib/http/route';
import { withdrawRefund } from '@/lib/orders/commands/withdraw-refund';
import { refundParamsSchema } from '@/lib/orders/schema';

/** Takes back a refund that was to be paid out by hand, before it was. */
export const POST = route({
  access: 'admin',
  limit: 'write',
  params: refundParamsSchema,
  run: async ({ viewer, params }) => {
    await withdrawRefund(viewer, { orderId: params.id, refundId: params.refundId });
    return { success: true };
  },
});
