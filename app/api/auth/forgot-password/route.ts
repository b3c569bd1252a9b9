import { requestReset } from '@/lib/accounts/commands/request-reset';
import { forgotPasswordInput } from '@/lib/accounts/schema';
import { route } from '@/lib/http/route';

export const POST = route({
  access: 'anyone',
  limit: 'forgot',
  body: forgotPasswordInput,
  run: async ({ body }) => ({ userId: await requestReset(body.email) }),
});
