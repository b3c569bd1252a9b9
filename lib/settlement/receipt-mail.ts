import type { NewMail } from '@/lib/jobs/enqueue-mail';
import { mailLayout } from '@/lib/mail/layout';
import { dollars, rand } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';

type PaidOrder = { id: string; email: string; priceMinor: number; chargeMinor: number };
type Made = { memorialId: string; fullName: string };

/** The receipt for a memorial, to the person who paid. Amounts in minor units. */
export const receiptMail = (order: PaidOrder, made: Made): NewMail =>
  receipt(order, made, {
    title: `The memorial for ${oneLine(made.fullName)} is online`,
    thanks: 'Thank you for keeping this memory with us. The page can be shared from now on.',
  });

/** The receipt for flowers, to the person who sent them. */
export const flowersReceiptMail = (order: PaidOrder, made: Made): NewMail =>
  receipt(order, made, {
    title: `Your flowers for ${oneLine(made.fullName)}`,
    thanks: 'Thank you. Your flowers are on the memorial page now.',
  });

function receipt(
  order: PaidOrder,
  { memorialId }: Made,
  { title, thanks }: { title: string; thanks: string },
): NewMail {
  return {
    key: `receipt/${order.id}`,
    to: order.email,
    subject: title,
    ...mailLayout({
      heading: title,
      paragraphs: [
        thanks,
        `Paid: ${dollars(order.priceMinor)}, charged as ${rand(order.chargeMinor)}. Order ${order.id}.`,
      ],
      button: { label: 'View Memorial', url: absolute(paths.memorial(memorialId)) },
    }),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
