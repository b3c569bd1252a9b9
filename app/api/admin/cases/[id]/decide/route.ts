import { decideCase } from '@/lib/cases/commands/decide-case';
import { caseDecisionInput, caseParams } from '@/lib/cases/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Decides a case and answers its question',
    answer: doneAnswer,
    errors: ['not_found', 'conflict', 'gone'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: caseParams,
  body: caseDecisionInput,
  run: async ({ viewer, params, body }) => {
    await decideCase(viewer, params.id, body);
    return DONE;
  },
});
