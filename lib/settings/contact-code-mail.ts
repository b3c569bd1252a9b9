import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { siteName } from '@/lib/platform/site-name';

type CodeMail = { to: string; code: string; minutes: number; key: string };

/** The mail with the code for a new contact address. Contains nothing that was typed with the request. */
export function contactCodeMail({ to, code, minutes, key }: CodeMail, language: Language): NewMail {
  const t = translatorFor(language);
  return {
    key: `contact-code/${key}`,
    to,
    subject: t('settings.mail.subject', { code, site: siteName() }),
    ...mailLayout(
      {
        heading: t('settings.mail.heading'),
        paragraphs: [t('settings.mail.use', { minutes })],
        code,
        notes: [t('settings.mail.otherwise', { site: siteName() })],
      },
      language,
    ),
  };
}
