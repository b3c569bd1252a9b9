import { endOwnSession } from '@/lib/accounts/commands/end-sessions';
import { sessionParams } from '@/lib/accounts/schema';
import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const DELETE = route({
  doc: {
    summary: "Ends one of the caller's sessions",
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: sessionParams,
  run: async ({ viewer, params, t }) => {
    await endOwnSession(viewer, params.id);
    const isCurrent = params.id === viewer.sessionId;
    const headers = isCurrent ? { 'Set-Cookie': clearedSessionCookie() } : undefined;
    return jsonResponse({ message: t('accounts.answers.sessionEnded') }, { headers });
  },
});
