import { audienceResponse } from '@/lib/condolences/api-schema';
import { setAudience } from '@/lib/condolences/commands/set-audience';
import { audienceChoice } from '@/lib/condolences/schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Limits condolences to the family, or shows them to everybody who sees the page. Idempotent. */
export const PUT = route({
  doc: {
    summary: 'Sets who can read condolences on a memorial',
    answer: audienceResponse,
    errors: ['not_found'],
    scope: 'condolences:decide',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: audienceChoice,
  run: ({ viewer, params, body }) => setAudience(viewer, params.id, body),
});
