import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { sendAgain } from '@/lib/webhooks/commands/send-again';
import { deliveryParams } from '@/lib/webhooks/schema';

/** Resends a delivery with the same id and body. */
export const POST = route({
  doc: {
    summary: "Resends a delivery to one of the caller's webhook endpoints",
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: 'webhooks:manage',
  },
  access: 'member',
  limit: 'write',
  params: deliveryParams,
  run: async ({ viewer, params }) => {
    await sendAgain(viewer, viewer.userId, params);
    return DONE;
  },
});
