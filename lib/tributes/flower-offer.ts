import { offeredProviders } from '@/lib/payments/offered-providers';
import type { Provider } from '@/lib/payments/rules';
import { siteCurrency, tributeScale } from '@/lib/payments/shop/shop-settings';
import type { TributeScale } from '@/lib/payments/shop/tribute-scale-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import { flowersAreOpen } from '@/lib/platform/site-settings/doors';

/** How a provider charges an amount of flowers. */
export type Charge = {
  currency: string;
  /** Units of this currency for one of the price's, as decimal text. */
  rate: string;
  /** How many more decimals this currency has than the price's. */
  digits: number;
};

/**
 * The limits for flowers, and the providers that accept payments, the preferred one first; empty if
 * flowers cannot be paid now.
 */
export type FlowerOffer = {
  scale: TributeScale;
  offered: { provider: Provider; charge: Charge }[];
};

/** Flowers in the currency of the site. */
export async function flowerOffer(): Promise<FlowerOffer> {
  const currency = siteCurrency();
  const offered = flowersAreOpen() ? await offeredProviders(currency) : [];
  return {
    scale: tributeScale(currency),
    offered: offered.map(({ name: provider, terms }) => ({
      provider,
      charge: {
        currency: terms.chargeCurrency,
        rate: terms.rate?.rate ?? '1',
        digits: minorDigits(terms.chargeCurrency) - minorDigits(currency),
      },
    })),
  };
}
