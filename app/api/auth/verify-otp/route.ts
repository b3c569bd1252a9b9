import { verifyEmail } from '@/lib/accounts/commands/verify-email';
import { verifyOtpInput } from '@/lib/accounts/schema';
import { answerSignedIn } from '@/lib/auth/answer-signed-in';
import { userAgent } from '@/lib/auth/user-agent';
import { route } from '@/lib/http/route';

export const POST = route({
  access: 'anyone',
  limit: 'code',
  body: verifyOtpInput,
  run: async ({ request, body }) => answerSignedIn(await verifyEmail(body, userAgent(request))),
});
