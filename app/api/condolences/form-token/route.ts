import { condolenceFormTokenResponse } from '@/lib/condolences/api-schema';
import { formTokenQuery } from '@/lib/condolences/schema';
import { newFormToken } from '@/lib/platform/http/form-token';
import { route } from '@/lib/platform/http/route';

/** Requested when the form opens, because cached pages cannot contain a token. */
export const GET = route({
  doc: {
    summary: 'Returns a token for the condolence form',
    answer: condolenceFormTokenResponse,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  query: formTokenQuery,
  run: async ({ query }) => ({ token: newFormToken(query.memorial) }),
});
