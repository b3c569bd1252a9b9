import { minorDigits } from '@/lib/platform/currency-rules';
import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { log } from '@/lib/platform/log';
import { chargeFor, rateMicros } from './money-rules';
import { MOST_CHARGE } from './payable-rules';
import { QUOTE_MINUTES } from './rules';
import { areStale, type Rate, type Terms } from './shop/rate-rules';
import { shopRates, siteCurrency } from './shop/shop-settings';
import { siteRateMicros } from './shop/site-rate';

/** A price as people are shown it. */
export type Price = { minor: number; currency: string };

/**
 * Freezes what a price costs by a provider's terms now (payments.md 3.1). Returns the order's money columns: price, charge, the
 * rate between them in millionths, where it is from and of which day, how long it holds, and the rate to the site's currency.
 * Throws `unavailable` where the rate is dated and has grown stale, `invalid` for a charge that is more than an order keeps.
 */
export function quote({ minor, currency }: Price, terms: Terms, now: Date) {
  if (areStale(terms, env().USD_ZAR_RATE_DAYS, now)) {
    log.error({ rate: terms.rate }, 'the rate is stale: no payment can be opened');
    throw new AppError('unavailable', said('payments.refusals.paused'));
  }
  const { chargeCurrency, rate } = terms;
  const fxRateMicros = rate ? rateMicros(rate.rate) : ONE;
  const digits = minorDigits(chargeCurrency) - minorDigits(currency);
  const chargeMinor = chargeFor(minor, fxRateMicros, digits);
  if (chargeMinor > MOST_CHARGE) {
    const fault = said('shop.refusals.tooMuch');
    throw new AppError('invalid', fault, { fields: { amount: fault } });
  }
  const money = {
    priceMinor: minor,
    priceCurrency: currency,
    chargeMinor,
    chargeCurrency,
    fxRateMicros,
  };
  return {
    ...money,
    fxSource: rate?.source ?? 'same currency',
    fxAsOf: dayOf(rate) ?? now,
    quoteExpiresAt: new Date(now.getTime() + QUOTE_MINUTES * MINUTE_MS),
    siteCurrency: siteCurrency(),
    siteRateMicros: siteRateMicros(money, siteCurrency(), shopRates()),
  };
}

/** A rate of one, in millionths. */
const ONE = 1_000_000n;

const dayOf = (rate: Rate | null) => (rate?.day ? new Date(rate.day) : null);
