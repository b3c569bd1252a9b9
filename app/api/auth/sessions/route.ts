import { sessionsResponse } from '@/lib/accounts/api-schema';
import { logOutEverywhere } from '@/lib/accounts/commands/end-sessions';
import { knownDeviceCookie } from '@/lib/accounts/known-device';
import { liveSessions } from '@/lib/accounts/queries/live-sessions';
import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: "Lists the caller's sessions",
    answer: sessionsResponse,
    errors: [],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  run: async ({ viewer, t }) => ({ sessions: await liveSessions(viewer, t) }),
});

/** Logs out everywhere, including here. */
export const DELETE = route({
  doc: {
    summary: "Ends all of the caller's sessions",
    answer: messageAnswer,
    errors: [],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  run: async ({ request, viewer, t }) => {
    // Logging out everywhere makes all devices unknown. This one stays known, so that its owner can log in again.
    const device = knownDeviceCookie(request, await logOutEverywhere(viewer));
    const headers = new Headers([
      ['Set-Cookie', clearedSessionCookie()],
      ['Set-Cookie', device],
    ]);
    return jsonResponse({ message: t('accounts.loginMessages.loggedOutEverywhere') }, { headers });
  },
});
