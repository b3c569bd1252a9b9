import { hasInvitation } from '@/lib/access/queries/has-invitation';
import { loginResponse } from '@/lib/accounts/api-schema';
import { logIn } from '@/lib/accounts/commands/log-in';
import { countCodeRequest } from '@/lib/accounts/count-code-request';
import { countLogin } from '@/lib/accounts/count-login';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { letsDeviceThrough } from '@/lib/accounts/lets-device-through';
import { loginInput } from '@/lib/accounts/schema';
import { signedInResponse } from '@/lib/accounts/signed-in-response';
import { userAgent } from '@/lib/platform/auth/user-agent';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Logs in',
    answer: loginResponse,
    errors: ['unauthenticated'],
    scope: null,
  },
  access: 'anyone',
  limit: 'login',
  letsThrough: letsDeviceThrough('login'),
  body: loginInput,
  run: async ({ request, body }) => {
    const takeBack = await countLogin(request, body.email);
    const countCode = () => countCodeRequest(request, hashResetAddress(body.email));
    const session = await logIn(body, userAgent(request), hasInvitation, countCode);
    await takeBack();
    return signedInResponse(request, session);
  },
});
