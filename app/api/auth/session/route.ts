import { sessionResponse } from '@/lib/accounts/api-schema';
import { nextAuthSession } from '@/lib/accounts/next-auth-session';
import { route } from '@/lib/platform/http/route';

/** next-auth's endpoint of this name. Its other endpoints do not exist, since we use none of them. */
export const GET = route({
  doc: {
    summary: 'Returns the logged-in user',
    answer: sessionResponse,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  run: ({ request }) => nextAuthSession(request.headers),
});
