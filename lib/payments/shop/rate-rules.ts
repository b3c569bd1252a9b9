import { isStaleRate } from '../rules';

/** What one unit of a currency is worth in another, on a day. */
export type Rate = {
  from: string;
  to: string;
  /** A decimal text such as '18.50'. */
  rate: string;
  /** As in 2026-11-21; undefined for a rate that never grows stale. */
  day: string | undefined;
  /** Where it was set: the environment or a setting of the site. Orders keep it. */
  source: 'USD_ZAR_RATE' | 'shop.rates';
};

/** A charge for a price: in the price's own currency, or by a rate. */
export type Terms = { chargeCurrency: string; rate: Rate | null };

/**
 * How a provider that takes `currencies` is paid a price: without a rate where it takes the price's currency, otherwise by the
 * first rate that leads to one that it takes. Null where it cannot be paid.
 */
export function termsFor(
  priceCurrency: string,
  currencies: readonly string[],
  rates: readonly Rate[],
): Terms | null {
  if (currencies.includes(priceCurrency)) return { chargeCurrency: priceCurrency, rate: null };
  const rate = rates.find(({ from, to }) => from === priceCurrency && currencies.includes(to));
  return rate ? { chargeCurrency: rate.to, rate } : null;
}

/** Whether nothing may be promised by these terms any more: their rate is older than `maxDays` days. */
export const areStale = ({ rate }: Terms, maxDays: number, now: Date): boolean =>
  rate !== null && isStaleRate(rate.day, maxDays, now);
