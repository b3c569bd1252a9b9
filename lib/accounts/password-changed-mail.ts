import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';

/**
 * Tells the owner of an account that its password changed, in case somebody else did it.
 * @param keys how many API keys were revoked with it
 */
export function passwordChangedMail(
  challengeId: string,
  { email, firstName }: { email: string; firstName: string },
  language: Language,
  keys: number,
): NewMail {
  const t = translatorFor(language);
  return {
    key: `password-changed/${challengeId}`,
    to: email,
    subject: t('mail.passwordChanged.subject', { site: siteName() }),
    ...mailLayout(
      {
        heading: t('mail.passwordChanged.heading'),
        name: firstName,
        paragraphs: [
          t('mail.passwordChanged.changed', { site: siteName() }),
          ...(keys > 0 ? [t('keys.mails.endedByReset')] : []),
          t('mail.passwordChanged.notYou'),
        ],
        button: {
          label: t('mail.passwordChanged.button'),
          url: absoluteUrl(pathIn(language, paths.forgotPassword)),
        },
      },
      language,
    ),
  };
}
