import type { ChallengePurpose } from '@/lib/platform/db/generated/enums';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { siteName } from '@/lib/platform/site-name';
import { signUpMode } from '@/lib/platform/site-settings/feature-settings';
import { NO_CODE } from './keyed-hash';
import { CODE_MINUTES } from './rules';

export type CodeMail = {
  purpose: ChallengePurpose;
  challengeId: string;
  /** Distinguishes the mails of one challenge: part of the mail's key. */
  sending: number;
  to: string;
  /** The first name, if the address is confirmed; otherwise null. */
  name: string | null;
  /** `NO_CODE` if the site does not let this person sign up. */
  code: string;
};

const MESSAGE_GROUPS = { verify_email: 'verifyEmail', reset_password: 'resetPassword' } as const;

/**
 * The mail with a code, which its subject and first line show. Until the address is confirmed, the
 * mail contains nothing that somebody typed, not even a name, since anyone may enter any address.
 * For `NO_CODE` it explains why there is no code.
 */
export function codeMail(mail: CodeMail, language: Language): NewMail {
  const { challengeId, sending, to, code } = mail;
  const t = translatorFor(language);
  const { subject, ...content } = code === NO_CODE ? withoutCode(t) : withCode(mail, t);
  return { key: `otp/${challengeId}/${sending}`, to, subject, ...mailLayout(content, language) };
}

function withCode({ purpose, name, code }: CodeMail, t: Translate) {
  const part = `mail.${MESSAGE_GROUPS[purpose]}` as const;
  return {
    subject: t(`${part}.subject`, { code, site: siteName() }),
    heading: t(`${part}.heading`),
    name,
    paragraphs: [t(`${part}.use`, { minutes: CODE_MINUTES })],
    code,
    notes: [t(`${part}.otherwise`, { site: siteName() })],
  };
}

function withoutCode(t: Translate) {
  const refusalKey = signUpMode() === 'closed' ? 'signUpClosed' : 'signUpInvited';
  return {
    subject: t('mail.noCode.subject', { site: siteName() }),
    heading: t('mail.noCode.heading'),
    name: null,
    paragraphs: [t(`settings.refusals.${refusalKey}`)],
    notes: [t('mail.noCode.otherwise')],
  };
}
