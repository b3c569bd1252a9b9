import { mailLayout } from '@/lib/mail/layout';
import { dollars, rand } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';

type PaidOrder = { id: string; email: string; priceMinor: number; chargeMinor: number };
type Made = { memorialId: string; fullName: string };

/** The receipt for a memorial, to the person who paid. Amounts in minor units. */
export function receiptMail(order: PaidOrder, { memorialId, fullName }: Made) {
  const url = absolute(paths.memorial(memorialId));
  return {
    key: `receipt/${order.id}`,
    to: order.email,
    subject: `The memorial for ${fullName.replace(/\s+/g, ' ')} is online`,
    ...mailLayout({
      heading: `The memorial for ${fullName} is online`,
      paragraphs: [
        'Thank you for keeping this memory with us. The page can be shared from now on.',
        `Paid: ${dollars(order.priceMinor)}, charged as ${rand(order.chargeMinor)}. Order ${order.id}.`,
      ],
      button: { label: 'View Memorial', url },
    }),
  };
}
