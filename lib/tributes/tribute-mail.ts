import { dollars } from '@/lib/payments/money-rules';
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
export function tributeMail(order: Flowers, tribute: Made, creator: Creator): NewMail {
  const { tributeId, memorialId, fullName, senderName } = tribute;
  const who = order.isAnonymous ? 'Somebody' : senderName;
  const said = order.tributeMessage ? [`“${order.tributeMessage}”`] : [];
  return {
    key: `tribute/${tributeId}`,
    to: creator.email,
    subject: `Flowers for ${fullName.replace(/\s+/g, ' ')}`,
    ...mailLayout({
      heading: `Flowers for ${fullName}`,
      name: creator.firstName,
      paragraphs: [`${who} sent flowers of ${dollars(order.priceMinor)}.`, ...said],
      button: { label: 'View Memorial', url: absolute(paths.memorial(memorialId)) },
    }),
  };
}
