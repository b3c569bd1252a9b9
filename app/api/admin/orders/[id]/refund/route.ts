import { requestedRefundAnswer } from '@/lib/payments/api-schema';
import { requestRefund } from '@/lib/payments/refunds/request-refund';
import { storedWords } from '@/lib/payments/reviews/stored-words';
import { orderParamsSchema, refundSchema } from '@/lib/payments/schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** Requests a refund. `amountMinor` is in ZAR cents; without it, the rest of the newest payment is refunded. */
export const POST = route({
  doc: {
    summary: 'Refunds an order',
    status: 202,
    answer: requestedRefundAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: orderParamsSchema,
  body: refundSchema,
  run: async ({ viewer, params, body, say }) => {
    const { detail, ...refund } = await requestRefund(viewer, params.id, body);
    return jsonResponse({ ...refund, detail: storedWords(detail, say) }, { status: 202 });
  },
});
