import { adminIdParams } from '@/lib/admin/schema';
import { markMessageAnswered } from '@/lib/contact/commands/mark-message';
import { messageStatusInput } from '@/lib/contact/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const PUT = route({
  doc: {
    summary: 'Marks a message to the operator as answered or unanswered',
    answer: doneAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  body: messageStatusInput,
  run: async ({ viewer, params, body }) => {
    await markMessageAnswered(viewer, params.id, body.answered);
    return DONE;
  },
});
