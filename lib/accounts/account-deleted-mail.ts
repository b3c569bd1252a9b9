import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { paths } from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';

const TEXTS = {
  owner: {
    key: 'account-deleted',
    opening:
      'Your Perennial account has been deleted, with its logins, drafts and personal details.',
    closing: 'If this was not you, please write to us through the contact page.',
  },
  admin: {
    key: 'account-removed',
    opening:
      'Our staff has deleted your Perennial account, with its logins, drafts and personal details.',
    closing: 'If you think that this was a mistake, please write to us through the contact page.',
  },
} as const;

type Person = { userId: string; email: string; firstName: string };

/** The last mail to somebody whose account was deleted, by its owner or by an admin (`by`). */
export function accountDeletedMail(
  by: 'owner' | 'admin',
  { userId, email, firstName }: Person,
): NewMail {
  const { key, opening, closing } = TEXTS[by];
  return {
    key: `${key}/${userId}`,
    to: email,
    subject: 'Your Perennial account was deleted',
    ...mailLayout({
      heading: 'Your account was deleted',
      name: firstName,
      paragraphs: [
        opening,
        'Memorials you created and tributes stay online. Records of payments are kept without your ' +
          'name and email, because bookkeeping requires them.',
        closing,
      ],
      button: { label: 'Contact', url: absolute(paths.contact) },
    }),
  };
}
