import { resendCode } from '@/lib/accounts/commands/resend-code';
import { resendOtpInput } from '@/lib/accounts/schema';
import { route } from '@/lib/http/route';

export const POST = route({
  access: 'anyone',
  limit: 'code',
  body: resendOtpInput,
  run: async ({ body }) => {
    await resendCode(body.userId);
    return { message: 'A new code has been sent.' };
  },
});
