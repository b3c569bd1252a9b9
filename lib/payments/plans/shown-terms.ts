import type { Said } from '@/lib/platform/language/said';
import { offeredProviders } from '../offered-providers';
import { shownPrice } from './current-plan';
import { termsOfPayment } from './price-words';

/** The paragraphs of the terms about payment, for the current price and providers. */
export async function shownTerms(): Promise<Said[]> {
  const price = await shownPrice();
  const offered = price ? await offeredProviders(price.currency) : [];
  return termsOfPayment(price, [...new Set(offered.map(({ terms }) => terms.chargeCurrency))]);
}
