import { endOwnSession } from '@/lib/accounts/commands/end-own-session';
import { sessionParams } from '@/lib/accounts/schema';
import { clearedSessionCookie } from '@/lib/auth/session-cookie';
import { answerJson, route } from '@/lib/http/route';

/** Ends one of the caller's own sessions. */
export const DELETE = route({
  access: 'member',
  limit: 'write',
  params: sessionParams,
  run: async ({ viewer, params }) => {
    await endOwnSession(viewer, params.id);
    const own = params.id === viewer.sessionId;
    const headers = own ? { 'Set-Cookie': clearedSessionCookie() } : undefined;
    return answerJson({ message: 'The session has ended.' }, { headers });
  },
});
