import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { sendTest } from '@/lib/webhooks/commands/send-again';

/** Enqueues a test event; its result appears among the deliveries. */
export const POST = route({
  doc: {
    summary: "Sends a test event to one of the caller's webhook endpoints",
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: 'webhooks:manage',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params }) => {
    await sendTest(viewer, viewer.userId, params.id);
    return DONE;
  },
});
