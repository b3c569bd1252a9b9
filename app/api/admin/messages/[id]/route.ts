import { adminIdParams } from '@/lib/admin/schema';
import { markMessage } from '@/lib/contact/commands/mark-message';
import { messageMark } from '@/lib/contact/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const PUT = route({
  doc: {
    summary: 'Marks a message to the operator as answered',
    answer: doneAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  body: messageMark,
  run: async ({ viewer, params, body }) => {
    await markMessage(viewer, params.id, body.answered);
    return DONE;
  },
});
