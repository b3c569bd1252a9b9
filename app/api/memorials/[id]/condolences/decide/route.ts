import { decisionResponse } from '@/lib/condolences/api-schema';
import { decideCondolences } from '@/lib/condolences/commands/decide-condolences';
import { familyDecision } from '@/lib/condolences/schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * Publishes, returns with a note, declines or defers condolences. Skips those whose text has changed since the caller
 * read it. Idempotent.
 */
export const POST = route({
  doc: {
    summary: 'Decides on condolences of a memorial',
    answer: decisionResponse,
    errors: ['not_found'],
    scope: 'condolences:decide',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: familyDecision,
  run: ({ viewer, params, body }) => decideCondolences(viewer, params.id, body),
});
