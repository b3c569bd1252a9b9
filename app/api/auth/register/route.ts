import { hashAddress } from '@/lib/accounts/address-hash';
import { register } from '@/lib/accounts/commands/register';
import { registerInput } from '@/lib/accounts/schema';
import { takeCodeRequest } from '@/lib/accounts/take-code-request';
import { answerJson, route } from '@/lib/http/route';

export const POST = route({
  access: 'anyone',
  limit: 'register',
  body: registerInput,
  run: async ({ request, body }) => {
    await takeCodeRequest(request, hashAddress(body.email));
    return answerJson({ userId: await register(body) }, { status: 201 });
  },
});
