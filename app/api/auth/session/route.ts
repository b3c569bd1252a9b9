import { sessionResponse } from '@/lib/accounts/api-schema';
import { nextAuthSession } from '@/lib/accounts/next-auth-session';
import { route } from '@/lib/platform/http/route';

/** Stands in for next-auth's endpoint of the same name. Its other endpoints do not exist, since nothing uses them. */
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
