import type { ChallengePurpose } from '@/lib/db/generated/enums';
import type { NewMail } from '@/lib/jobs/enqueue-mail';
import { mailLayout } from '@/lib/mail/layout';
import { CODE_MINUTES } from './rules';

export type CodeMail = {
  purpose: ChallengePurpose;
  challengeId: string;
  sending: number;
  to: string;
  code: string;
};

const WORDS = {
  verify_email: {
    subject: 'Your Perennial code',
    heading: 'Verify your email',
    use: 'Enter this code to finish your registration.',
    otherwise: 'you can leave this mail unanswered: without the code, nothing happens.',
  },
  reset_password: {
    subject: 'Your Perennial code for a new password',
    heading: 'Reset your password',
    use: 'Enter this code to choose a new password.',
    otherwise: 'you can leave this mail unanswered: your password stays as it is.',
  },
} as const;

/** The mail with a code. No word of it was typed: anyone may enter any address. */
export function codeMail({ purpose, challengeId, sending, to, code }: CodeMail): NewMail {
  const { subject, heading, use, otherwise } = WORDS[purpose];
  return {
    key: `otp/${challengeId}/${sending}`,
    to,
    subject,
    ...mailLayout({
      heading,
      paragraphs: [
        `${use} It is good for ${CODE_MINUTES} minutes and can be used once.`,
        'Nobody from Perennial will ever ask you for it. If you did not ask for this code, ' +
          otherwise,
      ],
      code,
    }),
  };
}
