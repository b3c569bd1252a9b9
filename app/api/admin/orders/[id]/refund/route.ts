import { answerJson, route } from '@/lib/http/route';
import { requestRefund } from '@/lib/orders/commands/request-refund';
import { orderParamsSchema, refundSchema } from '@/lib/orders/schema';

/** Gives money of an order back: `amountMinor` in ZAR cents, without it all that is left of the newest payment. */
export const POST = route({
  access: 'admin',
  limit: 'write',
  params: orderParamsSchema,
  body: refundSchema,
  run: async ({ viewer, params, body }) =>
    answerJson(await requestRefund(viewer, params.id, body), { status: 202 }),
});
