import { minorDigits } from '@/lib/platform/currency-rules';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';
import { asCurrency } from './currencies';
import { parseRateMicros } from './money-rules';
import { type OfferedProvider, offeredProviders, type ShopSettings } from './offered-providers';
import { combinedRange, type PriceRange, payableRange } from './payable-rules';
import { loadProvider } from './providers/registry';

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
  const { currencies } = await loadProvider(name);
  const { chargeCurrency, rate } = terms;
  return payableRange({
    leastCharge: currencies[asCurrency(chargeCurrency)] ?? 1,
    micros: parseRateMicros(rate?.rate ?? '1'),
    digits: minorDigits(chargeCurrency) - minorDigits(currency),
  });
}

/** The message that names the lowest and highest price in a currency. Needs at least one range. */
export function outOfRangeMessage(currency: string, ranges: readonly PriceRange[]): Message {
  const { least, most } = combinedRange(ranges);
  return messageFor('shop.refusals.payable', {
    currency,
    least: money(least, currency, 'short'),
    most: money(most, currency, 'short'),
  });
}
