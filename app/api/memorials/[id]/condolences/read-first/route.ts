import { decisionResponse } from '@/lib/condolences/api-schema';
import { readFirstAsKeeper } from '@/lib/condolences/commands/read-first';
import { firstReadingInput } from '@/lib/condolences/schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * Passes condolences on to the other keepers, or sets them aside. Every keeper may pass on what was set aside; the rest
 * only the first reader may do. Skips those whose text has changed since the caller read it. Idempotent.
 */
export const POST = route({
  doc: {
    summary: 'Passes on or sets aside condolences of a memorial',
    answer: decisionResponse,
    errors: ['not_found'],
    scope: 'condolences:decide',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: firstReadingInput,
  run: ({ viewer, params, body }) => readFirstAsKeeper(viewer, params.id, body),
});
