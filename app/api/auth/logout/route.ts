import { endSession } from '@/lib/accounts/commands/end-sessions';
import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Ends the session that asks',
    answer: messageAnswer,
    errors: [],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  run: async ({ viewer, say }) => {
    await endSession(viewer.sessionId);
    const headers = { 'Set-Cookie': clearedSessionCookie() };
    return jsonResponse({ message: say('accounts.answers.loggedOut') }, { headers });
  },
});
