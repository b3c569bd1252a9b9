import { confirmRefund } from '@/lib/payments/refunds/confirm-refund';
import { refundParamsSchema } from '@/lib/payments/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

/** Records that a refund was paid manually; from then on it counts as refunded. */
export const POST = route({
  doc: {
    summary: 'Confirms a refund that was paid by hand',
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: refundParamsSchema,
  run: async ({ viewer, params }) => {
    await confirmRefund(viewer, { orderId: params.id, refundId: params.refundId });
    return DONE;
  },
});
