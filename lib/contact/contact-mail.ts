import { env } from '@/lib/env';
import type { NewMail } from '@/lib/jobs/enqueue-mail';
import { mailLayout } from '@/lib/mail/layout';
import type { ContactInput } from './schema';

/**
 * A message of the contact page as a mail to the operator, and to nobody else: what was typed stands in
 * the text, in the subject and in Reply-To (security.md, "Mail").
 */
export const contactMail = (messageId: string, message: ContactInput): NewMail => ({
  key: `contact/${messageId}`,
  to: env().CONTACT_EMAIL ?? addressIn(env().MAIL_FROM),
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

/** hello@perennial.example of `Perennial <hello@perennial.example>`. */
const addressIn = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
