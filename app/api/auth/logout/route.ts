import { deleteGuestAndCookies } from '@/lib/access/commands/delete-guest-and-cookies';
import { endSession } from '@/lib/accounts/commands/end-sessions';
import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Logs out',
    answer: messageAnswer,
    errors: [],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  run: async ({ request, viewer, t }) => {
    await endSession(viewer.sessionId);
    const answer = jsonResponse({ message: t('accounts.answers.loggedOut') });
    answer.headers.append('Set-Cookie', clearedSessionCookie());
    // Access as a guest ends too, since the next person at this browser may be somebody else.
    return deleteGuestAndCookies(request.headers, answer);
  },
});
