import { hasInvitation } from '@/lib/access/queries/has-invitation';
import { challengeResponse } from '@/lib/accounts/api-schema';
import { requestReset } from '@/lib/accounts/commands/request-reset';
import { countCodeRequest } from '@/lib/accounts/count-code-request';
import { hashResetAddress } from '@/lib/accounts/keyed-hash';
import { letsDeviceThrough } from '@/lib/accounts/lets-device-through';
import { deviceOwner } from '@/lib/accounts/queries/device-owner';
import { forgotPasswordInput } from '@/lib/accounts/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'E-mails a password reset code',
    answer: challengeResponse,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'forgot',
  letsThrough: letsDeviceThrough('forgot'),
  body: forgotPasswordInput,
  run: async ({ request, body, language }) => {
    const { email } = body;
    await countCodeRequest(request, hashResetAddress(email), await deviceOwner(email));
    return { userId: await requestReset(email, language, hasInvitation) };
  },
});
