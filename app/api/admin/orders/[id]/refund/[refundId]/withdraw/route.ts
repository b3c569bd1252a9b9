import { withdrawRefund } from '@/lib/payments/refunds/withdraw-refund';
import { refundParamsSchema } from '@/lib/payments/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

/** Withdraws a refund that was to be paid manually, before anybody has paid it. */
export const POST = route({
  doc: {
    summary: 'Withdraws a refund that has not been paid by hand',
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
