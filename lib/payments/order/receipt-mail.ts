import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { mailLayout } from '@/lib/platform/mail/layout';
import { paths } from '@/lib/platform/paths';
import { absolute } from '@/lib/platform/site-url';
import { dollars, rand } from '../money-rules';

type PaidOrder = {
  id: string;
  email: string;
  /** null once the buyer has deleted their profile. */
  user: { firstName: string } | null;
  priceMinor: number;
  chargeMinor: number;
};
type Memorial = { memorialId: string; fullName: string };
type Flowers = { tributeMessage: string; isAnonymous: boolean };
type Content = Parameters<typeof mailLayout>[0];

/** The receipt for a memorial, to the person who paid, with its code and what to do next. Amounts in minor units. */
export function receiptMail(order: PaidOrder, made: Memorial & { isPublic: boolean }): NewMail {
  const { memorialId, isPublic } = made;
  const [page, permanent] = [paths.memorial(memorialId), paths.permanent(memorialId)].map(absolute);
  return receipt(order, made, {
    heading: `The memorial for ${oneLine(made.fullName)} is ${isPublic ? 'online' : 'ready'}`,
    paragraphs: [
      'Thank you for keeping this memory with us. ' +
        (isPublic
          ? 'The page can be shared from now on.'
          : 'It is not public: only you and our administrators can open the page, until you change that with “Edit”.'),
      `The code for the stone leads to ${permanent}. That address never changes. Give the drawing to the ` +
        'engraver, or print it on the order of service.',
    ],
    steps: [
      {
        text: 'Keep the code. The drawing stays sharp at any size.',
        link: { label: 'The code as a drawing (SVG)', url: absolute(paths.qrCode(memorialId)) },
      },
      ...(isPublic ? [{ text: `Send the address to family and friends: ${page}` }] : []),
      {
        text: 'Add pictures and videos whenever you are ready.',
        link: { label: 'Add media', url: absolute(paths.addMemorialMedia(memorialId)) },
      },
    ],
  });
}

/** The receipt for flowers, to the person who sent them, with their own words. */
export function tributeReceiptMail(order: PaidOrder & Flowers, made: Memorial): NewMail {
  const { tributeMessage, isAnonymous } = order;
  return receipt(order, made, {
    heading: `Your flowers for ${oneLine(made.fullName)}`,
    paragraphs: [
      'Thank you. Your flowers are on the memorial page now.',
      ...(tributeMessage ? ['You wrote:', `“${tributeMessage}”`] : []),
      ...(isAnonymous ? ['Your name is not shown.'] : []),
    ],
  });
}

function receipt(order: PaidOrder, { memorialId }: Memorial, content: Content): NewMail {
  const { heading, paragraphs } = content;
  const paid = `Paid: ${dollars(order.priceMinor)}, charged as ${rand(order.chargeMinor)}. Order ${order.id}.`;
  return {
    key: `receipt/${order.id}`,
    to: order.email,
    subject: heading,
    ...mailLayout({
      ...content,
      name: order.user?.firstName ?? null,
      paragraphs: [...paragraphs, paid],
      button: { label: 'View Memorial', url: absolute(paths.memorial(memorialId)) },
    }),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
