import { env } from '@/lib/env';
import { chargeFor, QUOTE_MINUTES, rateMicros } from './rules';

/**
 * Freezes what a price costs in rand now (integrations 3.1). Takes US cents; gives the order's money
 * columns: price in US cents, charge in ZAR cents, the rate in millionths and how long it holds.
 */
export function quote(priceMinor: number, now: Date) {
  const fxRateMicros = rateMicros(env().USD_ZAR_RATE);
  return {
    priceMinor,
    priceCurrency: 'USD',
    chargeMinor: chargeFor(priceMinor, fxRateMicros),
    chargeCurrency: 'ZAR',
    fxRateMicros,
    fxSource: 'USD_ZAR_RATE',
    fxAsOf: now,
    quoteExpiresAt: new Date(now.getTime() + QUOTE_MINUTES * 60_000),
  };
}
