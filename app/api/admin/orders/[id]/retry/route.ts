import { fulfil } from '@/lib/fulfilment';
import { orderParamsSchema } from '@/lib/payments/schema';
import { retryFulfilment } from '@/lib/payments/settle/retry-fulfilment';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Retries the fulfilment of a paid order',
    answer: doneAnswer,
    errors: ['not_found', 'conflict', 'gone'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: orderParamsSchema,
  run: async ({ viewer, params, t }) => {
    await retryFulfilment(viewer, params.id, fulfil, t);
    return DONE;
  },
});
