import { minorDigits } from '@/lib/platform/currency-rules';
import { parseRateMicros } from '../money-rules';
import type { Rate } from './rate-rules';

type OrderMoney = { priceCurrency: string; chargeCurrency: string; fxRateMicros: bigint };

const MICROS = 1_000_000n;

/**
 * The value of one minor unit of an order's price in minor units of the site's currency, in
 * millionths. Uses the order's own rate if the charge is in the site's currency, otherwise a rate
 * to or from it. 0 if there is no rate: totals leave out the order and say so.
 */
export function siteRateMicros(
  { priceCurrency: price, chargeCurrency, fxRateMicros }: OrderMoney,
  site: string,
  rates: readonly Rate[],
): bigint {
  if (price === site) return MICROS;
  const micros = chargeCurrency === site ? fxRateMicros : rateBetween(price, site, rates);
  const digits = minorDigits(site) - minorDigits(price);
  return digits < 0 ? micros / 10n ** BigInt(-digits) : micros * 10n ** BigInt(digits);
}

function rateBetween(from: string, to: string, rates: readonly Rate[]): bigint {
  const direct = rates.find((rate) => rate.from === from && rate.to === to);
  if (direct) return parseRateMicros(direct.rate);
  const inverse = rates.find((rate) => rate.from === to && rate.to === from);
  return inverse ? (MICROS * MICROS) / parseRateMicros(inverse.rate) : 0n;
}
