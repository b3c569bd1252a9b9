import { resetPassword } from '@/lib/accounts/commands/reset-password';
import { knownDeviceCookie } from '@/lib/accounts/known-device';
import { resetPasswordInput } from '@/lib/accounts/schema';
import { clearedSessionCookie } from '@/lib/platform/auth/session-cookie';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Sets a new password with a reset code',
    answer: messageAnswer,
    errors: ['not_found', 'conflict', 'gone'],
    scope: null,
  },
  access: 'anyone',
  limit: 'code',
  body: resetPasswordInput,
  run: async ({ request, viewer, body, t }) => {
    // The code proves access to the account's mailbox, so this browser becomes a known device.
    const device = knownDeviceCookie(request, await resetPassword(body));
    const headers = new Headers([['Set-Cookie', device]]);
    const isLoggedOut = viewer !== null && (await viewerFromHeaders(request.headers)) === null;
    if (isLoggedOut) headers.append('Set-Cookie', clearedSessionCookie());
    return jsonResponse({ message: t('accounts.loginMessages.passwordReset') }, { headers });
  },
});
