import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';

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
  const t = translatorFor(language);
  const { key, opening, closing } = TEXTS[by];
  return {
    key: `${key}/${userId}`,
    to: email,
    subject: t('mail.accountDeleted.subject', { site: siteName() }),
    ...mailLayout(
      {
        heading: t('mail.accountDeleted.heading'),
        name: firstName,
        paragraphs: [
          t(opening, { site: siteName() }),
          ...(stays ? [t('mail.accountDeleted.stays')] : []),
          t('mail.accountDeleted.records'),
          t(closing),
        ],
        button: {
          label: t('mail.accountDeleted.button'),
          url: absoluteUrl(pathIn(language, paths.contact)),
        },
      },
      language,
    ),
  };
}
