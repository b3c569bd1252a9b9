import { hasInvitation } from '@/lib/access/queries/has-invitation';
import { resendCode } from '@/lib/accounts/commands/resend-code';
import { countCodeRequest, mailCountedCode } from '@/lib/accounts/count-code-request';
import { codeRecipient } from '@/lib/accounts/queries/code-recipient';
import { resendOtpInput } from '@/lib/accounts/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'E-mails a new code',
    answer: messageAnswer,
    errors: ['not_found', 'conflict', 'gone'],
    scope: null,
  },
  access: 'anyone',
  limit: 'code',
  body: resendOtpInput,
  run: async ({ request, body, language, t }) => {
    const { subject, owner } = await codeRecipient(body.userId);
    const counted = countCodeRequest(request, subject, owner);
    await mailCountedCode(counted, () => resendCode(body.userId, language, hasInvitation));
    return { message: t('accounts.code.sentAgain') };
  },
});
