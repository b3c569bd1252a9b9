import { hideRelative } from '@/lib/cases/commands/hide-relative';
import { caseParams, relativeInput } from '@/lib/cases/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Hides or shows the name of a living relative',
    answer: doneAnswer,
    errors: ['not_found', 'gone'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: caseParams,
  body: relativeInput,
  run: async ({ viewer, params, body }) => {
    await hideRelative(viewer, params.id, body);
    return DONE;
  },
});
