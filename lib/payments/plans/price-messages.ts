import { type Message, messageFor } from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';
import type { PlanPrice } from './plan-rules';

/** '$20', or '$20.50' if it is not whole: for prices in a sentence. */
export const shortPrice = ({ amountMinor, currency }: PlanPrice) =>
  money(amountMinor, currency, 'short');

/** The sentence about the price on the home page; null means free. */
export const homePrice = (price: PlanPrice | null): Message =>
  price
    ? messageFor('home.price', { price: shortPrice(price) })
    : messageFor('shop.price.freeHome');

/** The sentence about the price on the page where memorials are created. */
export const creationPriceMessage = (price: PlanPrice | null): Message =>
  price
    ? messageFor('create.page.price', { price: shortPrice(price) })
    : messageFor('shop.price.freeCreate');

/** The text of the about page on why a memorial stays. */
export const permanenceText = (price: PlanPrice | null): Message =>
  price
    ? messageFor('about.pillars.permanence.text', { fee: shortPrice(price) })
    : messageFor('shop.price.freeAbout');

/** The paragraphs of the terms about the price and the currencies that cards are charged in. */
export const paymentTermsMessages = (
  price: PlanPrice | null,
  chargeCurrencies: readonly string[],
): Message[] => [
  price
    ? messageFor('terms.sections.payment.p1', { fee: shortPrice(price) })
    : messageFor('shop.price.freeTerms'),
  currencyTermsMessage(price?.currency, chargeCurrencies),
];

function currencyTermsMessage(
  currency: string | undefined,
  chargeCurrencies: readonly string[],
): Message {
  if (!currency) return messageFor('shop.price.termsFree');
  if (currency === 'USD' && chargeCurrencies.includes('ZAR'))
    return messageFor('terms.sections.payment.p2');
  const isSame = chargeCurrencies.every((each) => each === currency);
  return isSame
    ? messageFor('shop.price.termsSame', { currency })
    : messageFor('shop.price.termsCharged', { currency, charged: chargeCurrencies.join(', ') });
}
