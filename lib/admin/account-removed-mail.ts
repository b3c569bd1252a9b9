import type { NewMail } from '@/lib/jobs/enqueue-mail';
import { mailLayout } from '@/lib/mail/layout';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';

/** The last mail to somebody whose account an admin deleted. */
export const accountRemovedMail = (userId: string, to: string): NewMail => ({
  key: `account-removed/${userId}`,
  to,
  subject: 'Your Perennial account was deleted',
  ...mailLayout({
    heading: 'Your account was deleted',
    paragraphs: [
      'Our staff has deleted your Perennial account, with its logins, drafts and personal details.',
      'Memorials you created and tributes stay online. Records of payments are kept without your ' +
        'name and email, because bookkeeping asks for them.',
      'If you think that this was a mistake, please write to us by way of the contact page.',
    ],
    button: { label: 'Contact', url: absolute(paths.contact) },
  }),
});
