import { decidedAnswer } from '@/lib/condolences/api-schema';
import { decideCondolences } from '@/lib/condolences/commands/decide-condolences';
import { familyDecision } from '@/lib/condolences/schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * Publishes, returns with a note or declines condolences, or lets them wait (again), if they have the words that the caller read.
 * Twice changes nothing.
 */
export const POST = route({
  doc: {
    summary: 'Decides about condolences of a memorial',
    answer: decidedAnswer,
    errors: ['not_found'],
    scope: 'condolences:decide',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: familyDecision,
  run: ({ viewer, params, body }) => decideCondolences(viewer, params.id, body),
});
