import { money } from '@/lib/platform/language/money';
import { type Said, said } from '@/lib/platform/language/said';
import type { PlanPrice } from './plan-rules';

/** '$20', or '$20.50' if it is not whole: for prices in a sentence. */
export const shortPrice = ({ amountMinor, currency }: PlanPrice) =>
  money(amountMinor, currency, 'short');

/** The sentence about the price on the home page; null means free. */
export const homePrice = (price: PlanPrice | null): Said =>
  price ? said('home.price', { price: shortPrice(price) }) : said('shop.price.freeHome');

/** The sentence about the price on the page where memorials are created. */
export const createPrice = (price: PlanPrice | null): Said =>
  price ? said('create.page.price', { price: shortPrice(price) }) : said('shop.price.freeCreate');

/** The text of the about page on why a memorial stays. */
export const permanenceText = (price: PlanPrice | null): Said =>
  price
    ? said('about.pillars.permanence.text', { fee: shortPrice(price) })
    : said('shop.price.freeAbout');

/** The paragraphs of the terms about the price and the currencies that cards are charged in. */
export const termsOfPayment = (price: PlanPrice | null, charged: readonly string[]): Said[] => [
  price
    ? said('terms.sections.payment.p1', { fee: shortPrice(price) })
    : said('shop.price.freeTerms'),
  currencyTerms(price?.currency, charged),
];

function currencyTerms(currency: string | undefined, charged: readonly string[]): Said {
  if (!currency) return said('shop.price.termsFree');
  if (currency === 'USD' && charged.includes('ZAR')) return said('terms.sections.payment.p2');
  const isSame = charged.every((each) => each === currency);
  return isSame
    ? said('shop.price.termsSame', { currency })
    : said('shop.price.termsCharged', { currency, charged: charged.join(', ') });
}
