import type { Said } from '@/lib/platform/language/said';
import { offeredProviders } from '../offered-providers';
import { shownPrice } from './current-plan';
import { termsOfPayment } from './price-words';

/** What the terms say of the price and of the currencies that cards are charged in, as both are now. */
export async function shownTerms(): Promise<Said[]> {
  const price = await shownPrice();
  const offered = price ? await offeredProviders(price.currency) : [];
  return termsOfPayment(price, [...new Set(offered.map(({ terms }) => terms.chargeCurrency))]);
}
