import { decidedAnswer } from '@/lib/condolences/api-schema';
import { decideCondolences } from '@/lib/condolences/commands/decide-condolences';
import { familyDecision } from '@/lib/condolences/schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Publishes, returns with a note or declines condolences, or lets them wait (again). Twice changes nothing. */
export const POST = route({
  doc: {
    summary: 'Decides about condolences of a memorial',
    answer: decidedAnswer,
    errors: ['not_found'],
    scope: 'memorials:write',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: familyDecision,
  run: async ({ viewer, params, body }) => ({
    changed: await decideCondolences(viewer, params.id, body),
  }),
});
