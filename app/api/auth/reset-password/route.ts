import { resetPassword } from '@/lib/accounts/commands/reset-password';
import { resetPasswordInput } from '@/lib/accounts/schema';
import { clearedSessionCookie } from '@/lib/auth/session-cookie';
import { viewerFrom } from '@/lib/auth/viewer-from';
import { answerJson, route } from '@/lib/http/route';

const DONE = 'Password has been reset successfully. Please login with your new password.';

export const POST = route({
  access: 'anyone',
  limit: 'code',
  body: resetPasswordInput,
  run: async ({ request, viewer, body }) => {
    await resetPassword(body);
    const loggedOut = viewer !== null && (await viewerFrom(request.headers)) === null;
    const headers = loggedOut ? { 'Set-Cookie': clearedSessionCookie() } : undefined;
    return answerJson({ message: DONE }, { headers });
  },
});
