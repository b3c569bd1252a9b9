import { logOutEverywhere } from '@/lib/accounts/commands/log-out-everywhere';
import { liveSessions } from '@/lib/accounts/queries/live-sessions';
import { clearedSessionCookie } from '@/lib/auth/session-cookie';
import { answerJson, route } from '@/lib/http/route';

/** Where the caller is logged in. */
export const GET = route({
  access: 'member',
  limit: 'read',
  run: async ({ viewer }) => ({ sessions: await liveSessions(viewer) }),
});

/** Log out everywhere, here included. */
export const DELETE = route({
  access: 'member',
  limit: 'write',
  run: async ({ viewer }) => {
    await logOutEverywhere(viewer);
    const headers = { 'Set-Cookie': clearedSessionCookie() };
    return answerJson({ message: 'You are logged out everywhere.' }, { headers });
  },
});
