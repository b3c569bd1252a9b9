import { minorDigits } from '@/lib/platform/currency-rules';
import { money } from '@/lib/platform/language/money';
import { type Said, said } from '@/lib/platform/language/said';
import { asCurrency } from './currencies';
import { rateMicros } from './money-rules';
import { type OfferedProvider, offeredProviders, type ShopSettings } from './offered-providers';
import { type PriceRange, rangeOf, wholeRange } from './payable-rules';
import { providerNamed } from './providers/registry';

/**
 * The range of prices that each offered provider accepts in a currency, with the stored settings or
 * ones about to be saved. Empty if nobody can pay such a price.
 */
export async function priceRanges(
  currency: string,
  settings?: ShopSettings,
): Promise<PriceRange[]> {
  const offered = await offeredProviders(currency, settings);
  const ranges = await Promise.all(offered.map((each) => rangeIn(currency, each)));
  return ranges.filter(({ least, most }) => least <= most);
}

async function rangeIn(currency: string, { name, terms }: OfferedProvider): Promise<PriceRange> {
  const { currencies } = await providerNamed(name);
  const { chargeCurrency, rate } = terms;
  return rangeOf({
    leastCharge: currencies[asCurrency(chargeCurrency)] ?? 1,
    micros: rateMicros(rate?.rate ?? '1'),
    digits: minorDigits(chargeCurrency) - minorDigits(currency),
  });
}

/** The message that names the lowest and highest price in a currency. Needs at least one range. */
export function outOfRange(currency: string, ranges: readonly PriceRange[]): Said {
  const { least, most } = wholeRange(ranges);
  return said('shop.refusals.payable', {
    currency,
    least: money(least, currency, 'short'),
    most: money(most, currency, 'short'),
  });
}
