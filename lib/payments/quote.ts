import { minorDigits } from '@/lib/platform/currency-rules';
import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { log } from '@/lib/platform/log';
import { chargeFor, parseRateMicros } from './money-rules';
import { MAX_CHARGE_MINOR } from './payable-rules';
import { QUOTE_MINUTES } from './rules';
import { areTermsStale, type ChargeTerms, type Rate } from './shop/rate-rules';
import { shopRates, siteCurrency } from './shop/shop-settings';
import { siteRateMicros } from './shop/site-rate';

/** A price in the currency that people see; `minor` is in minor units of `currency`. */
export type Price = { minor: number; currency: string };

/**
 * Freezes the price and charge of an order at the current rate (payments.md 3.1). Returns the money
 * columns of an order; rates are in millionths. Throws `unavailable` if the rate is stale, and
 * `invalid` if the charge is larger than an order can store.
 */
export function quote({ minor, currency }: Price, terms: ChargeTerms, now: Date) {
  if (areTermsStale(terms, env().USD_ZAR_RATE_DAYS, now)) {
    log.error({ rate: terms.rate }, 'the rate is stale: no payment can be opened');
    throw new AppError('unavailable', messageFor('payments.refusals.paused'));
  }
  const { chargeCurrency, rate } = terms;
  const fxRateMicros = rate ? parseRateMicros(rate.rate) : ONE;
  const digits = minorDigits(chargeCurrency) - minorDigits(currency);
  const chargeMinor = chargeFor(minor, fxRateMicros, digits);
  if (chargeMinor > MAX_CHARGE_MINOR) {
    const userMessage = messageFor('shop.refusals.tooMuch');
    throw new AppError('invalid', userMessage, { fields: { amount: userMessage } });
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
