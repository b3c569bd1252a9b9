import { offeredProviders } from '@/lib/payments/offered-providers';
import type { Provider } from '@/lib/payments/rules';
import { siteCurrency, tributeLimits } from '@/lib/payments/shop/shop-settings';
import type { TributeLimits } from '@/lib/payments/shop/tribute-limit-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import { areFlowersOpen } from '@/lib/platform/site-settings/feature-settings';

/** How a provider charges an amount of flowers. */
export type FlowerCharge = {
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
  scale: TributeLimits;
  offered: { provider: Provider; charge: FlowerCharge }[];
};

/** Flowers in the currency of the site. */
export async function flowerOffer(): Promise<FlowerOffer> {
  const currency = siteCurrency();
  const offered = areFlowersOpen() ? await offeredProviders(currency) : [];
  return {
    scale: tributeLimits(currency),
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
