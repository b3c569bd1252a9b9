import type { ChallengePurpose } from '@/lib/platform/db/generated/enums';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { siteName } from '@/lib/platform/site-name';
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

const PARTS = { verify_email: 'verifyEmail', reset_password: 'resetPassword' } as const;

/**
 * The mail with a code, which its subject and first line show. Until an address is confirmed it contains
 * nothing that somebody typed, not even a name, since anyone may enter any address.
 */
export function codeMail(mail: CodeMail, language: Language): NewMail {
  const { purpose, challengeId, sending, to, name, code } = mail;
  const say = wordsIn(language);
  const part = `mail.${PARTS[purpose]}` as const;
  return {
    key: `otp/${challengeId}/${sending}`,
    to,
    subject: say(`${part}.subject`, { code, site: siteName() }),
    ...mailLayout(
      {
        heading: say(`${part}.heading`),
        name,
        paragraphs: [say(`${part}.use`, { minutes: CODE_MINUTES })],
        code,
        notes: [say(`${part}.otherwise`, { site: siteName() })],
      },
      language,
    ),
  };
}
