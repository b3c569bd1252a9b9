import { adminIdParams } from '@/lib/admin/schema';
import { judgeCondolence } from '@/lib/condolences/commands/judge-condolence';
import { operatorDecision } from '@/lib/condolences/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

/** Passes a held or reported condolence on, or refuses it, with the same words from then on if wanted. */
export const POST = route({
  doc: {
    summary: 'Decides about a held or reported condolence',
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  body: operatorDecision,
  run: async ({ viewer, params, body }) => {
    await judgeCondolence(viewer, params.id, body);
    return DONE;
  },
});
