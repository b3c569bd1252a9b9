import { retryJob } from '@/lib/admin/commands/retry-job';
import { jobParams } from '@/lib/admin/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Runs a failed job again',
    answer: doneAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: jobParams,
  run: async ({ viewer, params }) => {
    await retryJob(viewer, params.id);
    return DONE;
  },
});
