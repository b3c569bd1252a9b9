import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { paths } from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';

/** Tells the owner of an account that its password changed, in case somebody else changed it. */
export const passwordChangedMail = (
  challengeId: string,
  { email, firstName }: { email: string; firstName: string },
): NewMail => ({
  key: `password-changed/${challengeId}`,
  to: email,
  subject: 'Your Perennial password was changed',
  ...mailLayout({
    heading: 'Your password was changed',
    name: firstName,
    paragraphs: [
      'The password of your Perennial account has just been changed, and every device that was ' +
        'logged in has been logged out.',
      'If it was you, there is nothing more to do. If it was not, somebody can read your mail: ' +
        'secure your mailbox first, then choose another password here.',
    ],
    button: { label: 'Choose another password', url: absolute(paths.forgotPassword) },
  }),
});
