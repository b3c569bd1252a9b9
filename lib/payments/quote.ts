import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { log } from '@/lib/platform/log';
import { chargeFor, rateMicros } from './money-rules';
import { isStaleRate, QUOTE_MINUTES } from './rules';

/**
 * Freezes what a price costs in rand now (payments.md 3.1). Accepts US cents; returns the order's money
 * columns: price in US cents, charge in ZAR cents, the rate in millionths and how long it holds.
 * Throws `unavailable` where the operator dated the rate and let it grow stale.
 */
export function quote(priceMinor: number, now: Date) {
  const { USD_ZAR_RATE, USD_ZAR_RATE_DATE, USD_ZAR_RATE_DAYS } = env();
  if (isStaleRate(USD_ZAR_RATE_DATE, USD_ZAR_RATE_DAYS, now)) {
    log.error({ USD_ZAR_RATE_DATE }, 'the rate is stale: no payment can be opened');
    throw new AppError('unavailable', said('payments.refusals.paused'));
  }
  const fxRateMicros = rateMicros(USD_ZAR_RATE);
  return {
    priceMinor,
    priceCurrency: 'USD',
    chargeMinor: chargeFor(priceMinor, fxRateMicros),
    chargeCurrency: 'ZAR',
    fxRateMicros,
    fxSource: 'USD_ZAR_RATE',
    fxAsOf: USD_ZAR_RATE_DATE ? new Date(USD_ZAR_RATE_DATE) : now,
    quoteExpiresAt: new Date(now.getTime() + QUOTE_MINUTES * MINUTE_MS),
  };
}
