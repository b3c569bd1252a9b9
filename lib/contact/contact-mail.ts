import { senderAddress } from '@/lib/platform/email-address';
import { env } from '@/lib/platform/env';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import type { ContactInput } from './schema';

/**
 * A message from the contact page as a mail to the operator only: what the visitor typed is in the text,
 * the subject and Reply-To (security.md, "Mail").
 */
export const contactMail = (messageId: string, message: ContactInput): NewMail => ({
  key: `contact/${messageId}`,
  to: env().CONTACT_EMAIL ?? senderAddress(env().MAIL_FROM),
  replyTo: message.email,
  subject: `Contact: ${message.subject}`,
  ...mailLayout({
    heading: 'A message from the contact page',
    paragraphs: [
      `From: ${message.name}, ${message.email}`,
      `Subject: ${message.subject}`,
      message.message,
    ],
  }),
});
