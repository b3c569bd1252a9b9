import { requestedRefundResponse } from '@/lib/payments/api-schema';
import { requestRefund } from '@/lib/payments/refunds/request-refund';
import { translateStored } from '@/lib/payments/reviews/translate-stored';
import { orderParamsSchema, refundSchema } from '@/lib/payments/schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** `amountMinor` is in minor units of the order's charge; without it, the rest of the newest payment is refunded. */
export const POST = route({
  doc: {
    summary: 'Refunds an order',
    status: 202,
    answer: requestedRefundResponse,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: orderParamsSchema,
  body: refundSchema,
  run: async ({ viewer, params, body, t }) => {
    const { detail, ...refund } = await requestRefund(viewer, params.id, body);
    return jsonResponse({ ...refund, detail: translateStored(detail, t) }, { status: 202 });
  },
});
