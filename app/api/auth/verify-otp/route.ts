import { loginResponse } from '@/lib/accounts/api-schema';
import { verifyEmail } from '@/lib/accounts/commands/verify-email';
import { verifyOtpInput } from '@/lib/accounts/schema';
import { signedInResponse } from '@/lib/accounts/signed-in-response';
import { userAgent } from '@/lib/platform/auth/user-agent';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Verifies an e-mail address with a code and logs in',
    answer: loginResponse,
    errors: ['not_found', 'conflict', 'gone'],
    scope: null,
  },
  access: 'anyone',
  limit: 'code',
  body: verifyOtpInput,
  run: async ({ request, body }) =>
    signedInResponse(request, await verifyEmail(body, userAgent(request))),
});
