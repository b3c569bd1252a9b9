import { offeredProviders } from '@/lib/payments/offered-providers';
import type { Provider } from '@/lib/payments/rules';
import { siteCurrency, tributeLimits } from '@/lib/payments/shop/shop-settings';
import type { TributeLimits } from '@/lib/payments/shop/tribute-limit-rules';
import { minorDigits } from '@/lib/platform/currency-rules';
import { areFlowersOpen } from '@/lib/platform/site-settings/feature-settings';

/** How a provider charges the price of flowers. */
export type FlowerCharge = {
  currency: string;
  /** How many units of this currency one unit of the price's currency is worth, as decimal text. */
  rate: string;
  /** How many more decimals this currency has than the price's. */
  digits: number;
};

/**
 * The limits for the price of flowers, and the providers that accept payments, the preferred one first; no providers
 * if flowers cannot be paid for now.
 */
export type FlowerOffer = {
  scale: TributeLimits;
  offered: { provider: Provider; charge: FlowerCharge }[];
};

/** The offer for flowers in the site's currency. */
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
