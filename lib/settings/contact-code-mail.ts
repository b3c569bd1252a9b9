import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { siteName } from '@/lib/platform/site-name';

type CodeMail = { to: string; code: string; minutes: number; key: string };

/** The mail with the code for a new contact address. Contains nothing that anybody typed. */
export function contactCodeMail({ to, code, minutes, key }: CodeMail, language: Language): NewMail {
  const say = wordsIn(language);
  return {
    key: `contact-code/${key}`,
    to,
    subject: say('settings.mail.subject', { code, site: siteName() }),
    ...mailLayout(
      {
        heading: say('settings.mail.heading'),
        paragraphs: [say('settings.mail.use', { minutes })],
        code,
        notes: [say('settings.mail.otherwise', { site: siteName() })],
      },
      language,
    ),
  };
}
