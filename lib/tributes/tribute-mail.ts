import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { dollars } from '@/lib/platform/language/money';
import { wordsIn } from '@/lib/platform/language/words-in';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { paths } from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';

type Flowers = { priceMinor: number; tributeMessage: string; isAnonymous: boolean };
type Made = { tributeId: string; memorialId: string; fullName: string; senderName: string };
type Creator = { email: string; firstName: string };

/**
 * Tells the creator of a memorial about new flowers. Never contains the sender's address, nor the name of
 * a sender who wants to be anonymous.
 */
export function tributeMail(
  order: Flowers,
  tribute: Made,
  creator: Creator,
  language: Language,
): NewMail {
  const say = wordsIn(language);
  const { tributeId, memorialId, fullName, senderName } = tribute;
  const amount = dollars(order.priceMinor);
  const sent = order.isAnonymous
    ? say('tributes.mail.sentAnonymously', { amount })
    : say('tributes.mail.sent', { sender: senderName, amount });
  const message = order.tributeMessage;
  return {
    key: `tribute/${tributeId}`,
    to: creator.email,
    subject: say('tributes.mail.subject', { name: fullName.replace(/\s+/g, ' ') }),
    ...mailLayout(
      {
        heading: say('tributes.mail.subject', { name: fullName }),
        name: creator.firstName,
        ...(message && { quote: say('tributes.mail.quoted', { message }) }),
        paragraphs: [sent],
        button: {
          label: say('tributes.mail.viewMemorial'),
          url: absolute(pathIn(language, paths.memorial(memorialId))),
        },
      },
      language,
    ),
  };
}
