import { adminIdParams } from '@/lib/admin/schema';
import { reviewCondolence } from '@/lib/condolences/commands/review-condolence';
import { operatorDecision } from '@/lib/condolences/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

/** Passes or refuses a held or reported condolence. `refuse_and_remember` also refuses the same text from then on. */
export const POST = route({
  doc: {
    summary: 'Decides on a held or reported condolence',
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  body: operatorDecision,
  run: async ({ viewer, params, body }) => {
    await reviewCondolence(viewer, params.id, body);
    return DONE;
  },
});
