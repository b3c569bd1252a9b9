import { pauseLink } from '@/lib/keepers/pause-link';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { money } from '@/lib/platform/language/money';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { type MailPortrait, mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';

type Flowers = {
  priceMinor: number;
  /** USD by default. */
  priceCurrency?: string;
  tributeMessage: string;
  isAnonymous: boolean;
};
type CreatedTribute = {
  tributeId: string;
  memorialId: string;
  fullName: string;
  senderName: string;
  portrait: MailPortrait | null;
};
type Owner = { id: string; email: string; firstName: string };

/**
 * Tells the owner of a memorial about new flowers, with the message first and the amount in the
 * small print. Never contains the sender's address, nor the name of an anonymous sender.
 */
export function tributeMail(
  order: Flowers,
  tribute: CreatedTribute,
  owner: Owner,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const { tributeId, memorialId, senderName, portrait } = tribute;
  const title = t('tributes.mail.subject', { name: tribute.fullName.replace(/\s+/g, ' ') });
  const introduction = order.isAnonymous
    ? t('tributes.mail.sentAnonymously')
    : t('tributes.mail.sent', { sender: senderName });
  const message = order.tributeMessage;
  const pause = pauseLink(memorialId, owner.id, language);
  return {
    key: `tribute/${tributeId}`,
    to: owner.email,
    subject: title,
    unsubscribeUrl: pause.unsubscribeUrl,
    ...mailLayout(
      {
        heading: title,
        name: owner.firstName,
        portrait,
        ...(message && { quote: t('tributes.mail.quoted', { message }) }),
        paragraphs: [introduction],
        notes: [
          t('tributes.mail.amount', {
            amount: money(order.priceMinor, order.priceCurrency ?? 'USD'),
          }),
        ],
        button: {
          label: t('tributes.mail.viewMemorial'),
          url: absoluteUrl(pathIn(language, paths.memorial(memorialId))),
        },
        ending: pause.ending,
      },
      language,
    ),
  };
}
