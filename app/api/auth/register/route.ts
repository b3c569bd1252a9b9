import { hasInvitation } from '@/lib/access/queries/has-invitation';
import { challengeResponse } from '@/lib/accounts/api-schema';
import { register } from '@/lib/accounts/commands/register';
import { countCodeRequest, mailCountedCode } from '@/lib/accounts/count-code-request';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { registerInput } from '@/lib/accounts/schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Signs up and e-mails a verification code',
    status: 201,
    answer: challengeResponse,
    errors: ['conflict'],
    scope: null,
  },
  access: 'anyone',
  limit: 'register',
  body: registerInput,
  run: async ({ request, body, language }) => {
    const counted = countCodeRequest(request, hashResetAddress(body.email));
    const userId = await mailCountedCode(counted, () => register(body, language, hasInvitation));
    return jsonResponse({ userId }, { status: 201 });
  },
});
