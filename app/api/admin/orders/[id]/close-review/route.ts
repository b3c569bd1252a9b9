import { closeReview } from '@/lib/payments/reviews/close-review';
import { orderParamsSchema } from '@/lib/payments/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Closes the review of an order',
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: orderParamsSchema,
  run: async ({ viewer, params }) => {
    await closeReview(viewer, params.id);
    return DONE;
  },
});
