import type { ChallengePurpose } from '@/lib/platform/db/generated/enums';
import type { Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { siteName } from '@/lib/platform/site-name';
import { signUpDoor } from '@/lib/platform/site-settings/doors';
import { NO_CODE } from './keyed-hash';
import { CODE_MINUTES } from './rules';

export type CodeMail = {
  purpose: ChallengePurpose;
  challengeId: string;
  sending: number;
  to: string;
  /** The first name, if the address is confirmed; otherwise null. */
  name: string | null;
  /** `NO_CODE` if the site does not let this person sign up. */
  code: string;
};

const PARTS = { verify_email: 'verifyEmail', reset_password: 'resetPassword' } as const;

/**
 * The mail with a code, which its subject and first line show. Until the address is confirmed, the
 * mail contains nothing that somebody typed, not even a name, since anyone may enter any address.
 * For `NO_CODE` it explains why there is no code.
 */
export function codeMail(mail: CodeMail, language: Language): NewMail {
  const { challengeId, sending, to, code } = mail;
  const say = wordsIn(language);
  const { subject, ...content } = code === NO_CODE ? withoutCode(say) : withCode(mail, say);
  return { key: `otp/${challengeId}/${sending}`, to, subject, ...mailLayout(content, language) };
}

function withCode({ purpose, name, code }: CodeMail, say: Say) {
  const part = `mail.${PARTS[purpose]}` as const;
  return {
    subject: say(`${part}.subject`, { code, site: siteName() }),
    heading: say(`${part}.heading`),
    name,
    paragraphs: [say(`${part}.use`, { minutes: CODE_MINUTES })],
    code,
    notes: [say(`${part}.otherwise`, { site: siteName() })],
  };
}

function withoutCode(say: Say) {
  const why = signUpDoor() === 'closed' ? 'signUpClosed' : 'signUpInvited';
  return {
    subject: say('mail.noCode.subject', { site: siteName() }),
    heading: say('mail.noCode.heading'),
    name: null,
    paragraphs: [say(`settings.refusals.${why}`)],
    notes: [say('mail.noCode.otherwise')],
  };
}
