import { isStaleRate } from '../rules';

/** The value of one unit of a currency in another. */
export type Rate = {
  from: string;
  to: string;
  /** Decimal text such as '18.50'. */
  rate: string;
  /** The day of the rate, such as 2026-11-21; undefined for a rate that never becomes stale. */
  day: string | undefined;
  /** Where it was set: in the environment or in the site's settings. Orders store it. */
  source: 'USD_ZAR_RATE' | 'shop.rates';
};

/** The currency of a charge, and the rate to it; null if it is the price's own currency. */
export type ChargeTerms = { chargeCurrency: string; rate: Rate | null };

/**
 * The terms of a provider that charges in `currencies`: the price's own currency if possible,
 * otherwise the first rate to one of them. Null if there is neither.
 */
export function chargeTermsFor(
  priceCurrency: string,
  currencies: readonly string[],
  rates: readonly Rate[],
): ChargeTerms | null {
  if (currencies.includes(priceCurrency)) return { chargeCurrency: priceCurrency, rate: null };
  const rate = rates.find(({ from, to }) => from === priceCurrency && currencies.includes(to));
  return rate ? { chargeCurrency: rate.to, rate } : null;
}

/** Whether the rate is older than `maxDays` days, so that nothing may be charged by it. */
export const areTermsStale = ({ rate }: ChargeTerms, maxDays: number, now: Date): boolean =>
  rate !== null && isStaleRate(rate.day, maxDays, now);
