import type { ChallengePurpose } from '@/lib/platform/db/generated/enums';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { CODE_MINUTES } from './rules';

export type CodeMail = {
  purpose: ChallengePurpose;
  challengeId: string;
  sending: number;
  to: string;
  /** The first name of a person whose address is confirmed, else null. */
  name: string | null;
  code: string;
};

const TEXTS = {
  verify_email: {
    subject: 'is your Perennial code',
    heading: 'Verify your email',
    use: 'Enter the code above to finish your registration.',
    otherwise: 'you can ignore this mail: without the code, nothing happens.',
  },
  reset_password: {
    subject: 'is your Perennial code for a new password',
    heading: 'Reset your password',
    use: 'Enter the code above to choose a new password.',
    otherwise: 'you can ignore this mail: your password stays as it is.',
  },
} as const;

/**
 * The mail with a code, which its subject and first line show. Until an address is confirmed it contains
 * nothing that somebody typed, not even a name, since anyone may enter any address.
 */
export function codeMail({ purpose, challengeId, sending, to, name, code }: CodeMail): NewMail {
  const { subject, heading, use, otherwise } = TEXTS[purpose];
  return {
    key: `otp/${challengeId}/${sending}`,
    to,
    subject: `${code} ${subject}`,
    ...mailLayout({
      heading,
      name,
      paragraphs: [
        `${use} It is valid for ${CODE_MINUTES} minutes and can be used once.`,
        'Nobody from Perennial will ever ask you for it. If you did not ask for this code, ' +
          otherwise,
      ],
      code,
    }),
  };
}
