import { endSession } from '@/lib/accounts/commands/end-session';
import { clearedSessionCookie } from '@/lib/auth/session-cookie';
import { answerJson, route } from '@/lib/http/route';

export const POST = route({
  access: 'member',
  limit: 'write',
  run: async ({ viewer }) => {
    await endSession(viewer.sessionId);
    const headers = { 'Set-Cookie': clearedSessionCookie() };
    return answerJson({ message: 'You are logged out.' }, { headers });
  },
});
