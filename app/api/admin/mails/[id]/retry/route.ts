import { retryMail } from '@/lib/admin/commands/retry-mail';
import { adminIdParams } from '@/lib/admin/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Retries sending an e-mail',
    answer: doneAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  run: async ({ viewer, params }) => {
    await retryMail(viewer, params.id);
    return DONE;
  },
});
