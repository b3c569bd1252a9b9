import { auditAttempt } from '@/lib/admin/commands/audit-attempt';
import { route } from '@/lib/http/route';
import { confirmRefund } from '@/lib/orders/commands/confirm-refund';
import { refundParamsSchema } from '@/lib/orders/schema';

/** Says that a refund which needed a person was paid out by hand; from here on it counts. */
export const POST = route({
  access: 'admin',
  limit: 'write',
  params: refundParamsSchema,
  run: async ({ viewer, params }) => {
    await auditAttempt(viewer, {
      action: 'order.confirm-refund',
      subject: `order/${params.id}`,
      detail: { refundId: params.refundId },
    });
    await confirmRefund(params.id, params.refundId);
    return { success: true };
  },
});
