import type { NewMail } from '@/lib/jobs/enqueue-mail';
import { mailLayout } from '@/lib/mail/layout';
import { dollars } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';

type Flowers = { priceMinor: number; tributeMessage: string; isAnonymous: boolean };
type Made = { tributeId: string; memorialId: string; fullName: string; senderName: string };

/**
 * Tells the creator of a memorial that flowers came. The sender's address is never in it, and neither is
 * the name of somebody who wanted to stay unnamed.
 */
export function flowersMail(order: Flowers, tribute: Made, to: string): NewMail {
  const { tributeId, memorialId, fullName, senderName } = tribute;
  const who = order.isAnonymous ? 'Somebody' : senderName;
  const said = order.tributeMessage ? [`“${order.tributeMessage}”`] : [];
  return {
    key: `tribute/${tributeId}`,
    to,
    subject: `Flowers for ${fullName.replace(/\s+/g, ' ')}`,
    ...mailLayout({
      heading: `Flowers for ${fullName}`,
      paragraphs: [`${who} sent flowers of ${dollars(order.priceMinor)}.`, ...said],
      button: { label: 'View Memorial', url: absolute(paths.memorial(memorialId)) },
    }),
  };
}
