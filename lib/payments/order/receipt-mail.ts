import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { money } from '@/lib/platform/language/money';
import { translatorFor } from '@/lib/platform/language/translator-for';
import type { NewMail } from '@/lib/platform/mail/enqueue-mail';
import { type MailPortrait, mailLayout } from '@/lib/platform/mail/layout';
import * as paths from '@/lib/platform/paths';

type PaidOrder = {
  id: string;
  email: string;
  /** Null after the buyer deleted their profile. */
  user: { firstName: string } | null;
  priceMinor: number;
  chargeMinor: number;
  /** Default: a price in US dollars, charged in rand. */
  priceCurrency?: string;
  chargeCurrency?: string;
};
type Memorial = { memorialId: string; fullName: string; portrait: MailPortrait | null };
type Flowers = { tributeMessage: string; isAnonymous: boolean };
type Content = Parameters<typeof mailLayout>[0];

/** The receipt for a memorial, with its code and next steps. Amounts in minor units. */
export const receiptMail = (
  order: PaidOrder,
  made: Memorial & { isPublic: boolean },
  language: Language,
): NewMail => receipt(language, receiptOf(order, language), made, memorialContent(made, language));

/** The confirmation of a free memorial, to its creator. */
export const freeMemorialMail = (
  creator: { email: string; firstName: string },
  made: Memorial & { isPublic: boolean },
  language: Language,
): NewMail =>
  receipt(
    language,
    { key: `created/${made.memorialId}`, to: creator.email, name: creator.firstName, notes: [] },
    made,
    memorialContent(made, language),
  );

function memorialContent(made: Memorial & { isPublic: boolean }, language: Language): Content {
  const t = translatorFor(language);
  const { memorialId, isPublic } = made;
  const name = oneLine(made.fullName);
  const page = absoluteUrl(pathIn(language, paths.memorial(memorialId)));
  const permanent = absoluteUrl(paths.permanent(memorialId));
  return {
    heading: t(isPublic ? 'payments.mail.memorialOnline' : 'payments.mail.memorialReady', {
      name,
    }),
    paragraphs: [
      t(isPublic ? 'payments.mail.thanksOnline' : 'payments.mail.thanksReady'),
      t('payments.mail.code', { address: permanent }),
    ],
    steps: [
      {
        text: t('payments.mail.keepCode'),
        link: {
          label: t('payments.mail.codeAsDrawing'),
          url: absoluteUrl(paths.qrCode(memorialId)),
        },
      },
      ...(isPublic ? [{ text: t('payments.mail.share', { address: page }) }] : []),
      {
        text: t('payments.mail.addMedia'),
        link: {
          label: t('payments.mail.addMediaLink'),
          url: absoluteUrl(pathIn(language, paths.addMemorialMedia(memorialId))),
        },
      },
    ],
  };
}

/** The receipt for flowers, with the buyer's own message. */
export function tributeReceiptMail(
  order: PaidOrder & Flowers,
  made: Memorial,
  language: Language,
): NewMail {
  const t = translatorFor(language);
  const { tributeMessage: message, isAnonymous } = order;
  return receipt(language, receiptOf(order, language), made, {
    heading: t('payments.mail.flowers', { name: oneLine(made.fullName) }),
    ...(message && {
      quote: t('payments.mail.quoted', { message }),
      quoteIntro: t('payments.mail.wrote'),
    }),
    paragraphs: [
      t('payments.mail.thanksFlowers'),
      ...(isAnonymous ? [t('payments.mail.nameHidden')] : []),
    ],
  });
}

type Receipt = { key: string; to: string; name: string | null; notes: string[] };

function receiptOf(order: PaidOrder, language: Language): Receipt {
  const { id, email, user, priceMinor, chargeMinor } = order;
  const { priceCurrency = 'USD', chargeCurrency = 'ZAR' } = order;
  const t = translatorFor(language);
  const price = money(priceMinor, priceCurrency);
  const paid =
    priceCurrency === chargeCurrency
      ? t('shop.mail.paid', { price, orderId: id })
      : t('payments.mail.paid', {
          price,
          charge: money(chargeMinor, chargeCurrency),
          orderId: id,
        });
  return { key: `receipt/${id}`, to: email, name: user?.firstName ?? null, notes: [paid] };
}

function receipt(
  language: Language,
  { key, to, name, notes }: Receipt,
  { memorialId, portrait }: Memorial,
  content: Content,
): NewMail {
  const t = translatorFor(language);
  return {
    key,
    to,
    subject: content.heading,
    ...mailLayout(
      {
        ...content,
        name,
        portrait,
        notes,
        button: {
          label: t('payments.mail.viewMemorial'),
          url: absoluteUrl(pathIn(language, paths.memorial(memorialId))),
        },
      },
      language,
    ),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
