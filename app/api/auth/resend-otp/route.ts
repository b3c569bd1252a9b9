import { resendCode } from '@/lib/accounts/commands/resend-code';
import { codeSubject } from '@/lib/accounts/queries/code-subject';
import { resendOtpInput } from '@/lib/accounts/schema';
import { takeCodeRequest } from '@/lib/accounts/take-code-request';
import { route } from '@/lib/http/route';

export const POST = route({
  access: 'anyone',
  limit: 'code',
  body: resendOtpInput,
  run: async ({ request, body }) => {
    await takeCodeRequest(request, await codeSubject(body.userId));
    await resendCode(body.userId);
    return { message: 'A new code has been sent.' };
  },
});
