import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { absolute } from '@/lib/platform/site-url';

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
  const say = wordsIn(language);
  return {
    key: `password-changed/${challengeId}`,
    to: email,
    subject: say('mail.passwordChanged.subject', { site: siteName() }),
    ...mailLayout(
      {
        heading: say('mail.passwordChanged.heading'),
        name: firstName,
        paragraphs: [
          say('mail.passwordChanged.changed', { site: siteName() }),
          ...(keys > 0 ? [say('keys.mails.endedByReset')] : []),
          say('mail.passwordChanged.notYou'),
        ],
        button: {
          label: say('mail.passwordChanged.button'),
          url: absolute(pathIn(language, paths.forgotPassword)),
        },
      },
      language,
    ),
  };
}
