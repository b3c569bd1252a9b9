import type { NewMail } from '@/lib/jobs/enqueue-mail';
import { mailLayout } from '@/lib/mail/layout';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';

/** Tells the owner of an account about a new password, in case it was not the owner's doing. */
export const passwordChangedMail = (challengeId: string, to: string): NewMail => ({
  key: `password-changed/${challengeId}`,
  to,
  subject: 'Your Perennial password was changed',
  ...mailLayout({
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your Perennial account has just been changed, and every device that was ' +
        'logged in has been logged out.',
      'If it was you, there is nothing more to do. If it was not, somebody can read your mail: ' +
        'secure your mailbox first, then choose another password here.',
    ],
    button: { label: 'Choose another password', url: absolute(paths.forgotPassword) },
  }),
});
