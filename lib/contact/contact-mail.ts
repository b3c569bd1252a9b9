import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { operatorAddress } from '@/lib/platform/operator';
import type { ContactInput } from './schema';

/**
 * A message from the contact page, as a mail to the operator only. The visitor's input is in the
 * text, the subject and Reply-To (security.md, "Mail").
 */
export function contactMail(messageId: string, message: Omit<ContactInput, 'key'>): NewMail {
  const t = translatorFor(DEFAULT_LANGUAGE);
  return {
    key: `contact/${messageId}`,
    to: operatorAddress(),
    replyTo: message.email,
    subject: t('mail.contact.subject', { subject: message.subject }),
    ...mailLayout(
      {
        heading: t('mail.contact.heading'),
        paragraphs: [
          t('mail.contact.from', { name: message.name, email: message.email }),
          t('mail.contact.about', { subject: message.subject }),
          message.message,
        ],
      },
      DEFAULT_LANGUAGE,
    ),
  };
}
