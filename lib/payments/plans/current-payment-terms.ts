import type { Message } from '@/lib/platform/language/message';
import { offeredProviders } from '../offered-providers';
import { defaultPrice } from './current-plan';
import { paymentTermsMessages } from './price-messages';

/** The paragraphs of the terms about payment, for the current price and providers. */
export async function currentPaymentTerms(): Promise<Message[]> {
  const price = await defaultPrice();
  const offered = price ? await offeredProviders(price.currency) : [];
  return paymentTermsMessages(price, [
    ...new Set(offered.map(({ terms }) => terms.chargeCurrency)),
  ]);
}
