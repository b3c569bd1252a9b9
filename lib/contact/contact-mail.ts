import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { operatorAddress } from '@/lib/platform/operator';
import type { ContactInput } from './schema';

/**
 * A message from the contact page, as a mail to the operator only. The visitor's input is in the
 * text, the subject and Reply-To (security.md, "Mail").
 */
export function contactMail(messageId: string, message: Omit<ContactInput, 'key'>): NewMail {
  const say = wordsIn(DEFAULT_LANGUAGE);
  return {
    key: `contact/${messageId}`,
    to: operatorAddress(),
    replyTo: message.email,
    subject: say('mail.contact.subject', { subject: message.subject }),
    ...mailLayout(
      {
        heading: say('mail.contact.heading'),
        paragraphs: [
          say('mail.contact.from', { name: message.name, email: message.email }),
          say('mail.contact.about', { subject: message.subject }),
          message.message,
        ],
      },
      DEFAULT_LANGUAGE,
    ),
  };
}
