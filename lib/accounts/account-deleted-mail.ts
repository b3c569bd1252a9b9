import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { absolute } from '@/lib/platform/site-url';

const TEXTS = {
  owner: {
    key: 'account-deleted',
    opening: 'mail.accountDeleted.byOwner',
    closing: 'mail.accountDeleted.notYou',
  },
  admin: {
    key: 'account-removed',
    opening: 'mail.accountDeleted.byAdmin',
    closing: 'mail.accountDeleted.mistake',
  },
} as const;

type Person = { userId: string; email: string; firstName: string };

/**
 * The last mail to somebody whose account was deleted, by themselves or by an admin (`by`).
 * @param stays whether all memorials that they kept stay; the mail then says so
 */
export function accountDeletedMail(
  by: 'owner' | 'admin',
  { userId, email, firstName }: Person,
  language: Language,
  stays = true,
): NewMail {
  const say = wordsIn(language);
  const { key, opening, closing } = TEXTS[by];
  return {
    key: `${key}/${userId}`,
    to: email,
    subject: say('mail.accountDeleted.subject', { site: siteName() }),
    ...mailLayout(
      {
        heading: say('mail.accountDeleted.heading'),
        name: firstName,
        paragraphs: [
          say(opening, { site: siteName() }),
          ...(stays ? [say('mail.accountDeleted.stays')] : []),
          say('mail.accountDeleted.records'),
          say(closing),
        ],
        button: {
          label: say('mail.accountDeleted.button'),
          url: absolute(pathIn(language, paths.contact)),
        },
      },
      language,
    ),
  };
}
