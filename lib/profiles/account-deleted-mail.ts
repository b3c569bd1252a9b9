import type { NewMail } from '@/lib/jobs/enqueue-mail';
import { mailLayout } from '@/lib/mail/layout';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';

/** The last mail to somebody who deleted their profile. */
export const accountDeletedMail = (userId: string, to: string): NewMail => ({
  key: `account-deleted/${userId}`,
  to,
  subject: 'Your Perennial account was deleted',
  ...mailLayout({
    heading: 'Your account was deleted',
    paragraphs: [
      'Your Perennial account has been deleted, with its logins, drafts and personal details.',
      'Memorials you created and tributes stay online. Records of payments are kept without your ' +
        'name and email, because bookkeeping asks for them.',
      'If this was not you, please write to us by way of the contact page.',
    ],
    button: { label: 'Contact', url: absolute(paths.contact) },
  }),
});
