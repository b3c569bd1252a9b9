import { register } from '@/lib/accounts/commands/register';
import { registerInput } from '@/lib/accounts/schema';
import { answerJson, route } from '@/lib/http/route';

export const POST = route({
  access: 'anyone',
  limit: 'register',
  body: registerInput,
  run: async ({ body }) => answerJson({ userId: await register(body) }, { status: 201 }),
});
