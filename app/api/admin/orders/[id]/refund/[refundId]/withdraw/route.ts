import { withdrawRefund } from '@/lib/payments/refunds/withdraw-refund';
import { refundParamsSchema } from '@/lib/payments/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Withdraws a manual refund that nobody has paid yet',
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: refundParamsSchema,
  run: async ({ viewer, params }) => {
    await withdrawRefund(viewer, { orderId: params.id, refundId: params.refundId });
    return DONE;
  },
});
