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

/** An amount in minor units of `currency`, as shown to people. */
export type Price = { minor: number; currency: string };

/**
 * Freezes the price and charge of an order at the current rate (payments.md 3.1). Returns the money
 * columns of an order; rates are in millionths. Throws `unavailable` if the rate is stale, and
 * `invalid` if the charge is larger than an order can store.
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

/** A rate of 1 in millionths. */
const ONE = 1_000_000n;

const dayOf = (rate: Rate | null) => (rate?.day ? new Date(rate.day) : null);
