import type { NewMail } from '@/lib/jobs/enqueue-mail';
import { mailLayout } from '@/lib/mail/layout';
import { CODE_MINUTES } from './rules';

type CodeMail = { challengeId: string; sending: number; to: string; code: string };

/** The mail with a sign-up code. No word of it was typed: anyone may enter any address. */
export const codeMail = ({ challengeId, sending, to, code }: CodeMail): NewMail => ({
  key: `otp/${challengeId}/${sending}`,
  to,
  subject: 'Your Perennial code',
  ...mailLayout({
    heading: 'Verify your email',
    paragraphs: [
      'Enter this code to finish your registration. ' +
        `It is good for ${CODE_MINUTES} minutes and can be used once.`,
      'Nobody from Perennial will ever ask you for it. If you did not ask for this code, ' +
        'you can leave this mail unanswered: without the code, nothing happens.',
    ],
    code,
  }),
});
