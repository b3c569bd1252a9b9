import { hashAddress } from '@/lib/accounts/address-hash';
import { requestReset } from '@/lib/accounts/commands/request-reset';
import { forgotPasswordInput } from '@/lib/accounts/schema';
import { takeCodeRequest } from '@/lib/accounts/take-code-request';
import { route } from '@/lib/http/route';

export const POST = route({
  access: 'anyone',
  limit: 'forgot',
  body: forgotPasswordInput,
  run: async ({ request, body }) => {
    await takeCodeRequest(request, hashAddress(body.email));
    return { userId: await requestReset(body.email) };
  },
});
