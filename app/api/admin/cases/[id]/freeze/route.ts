import { setFrozen } from '@/lib/cases/commands/set-frozen';
import { caseParams, freezeInput } from '@/lib/cases/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Freezes or unfreezes the memorial of a case',
    answer: doneAnswer,
    errors: ['not_found', 'conflict', 'gone'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: caseParams,
  body: freezeInput,
  run: async ({ viewer, params, body }) => {
    await setFrozen(viewer, params.id, body.frozen);
    return DONE;
  },
});
