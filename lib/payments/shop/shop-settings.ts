import { env } from '@/lib/platform/env';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import type { SettingValue } from '@/lib/platform/site-settings/registry';
import type { Rate } from './rate-rules';
import { type TributeLimits, tributeCurrenciesOf, tributeLimitsFor } from './tribute-limit-rules';

/** The currency of the site, in which flowers are priced and totals are shown. */
export const siteCurrency = (): string => getSetting('shop.currency');

/** The country of the site, for buyers who choose none; 'ZZ' if there is none. */
export const siteCountry = (): string => getSetting('shop.country');

/** The limits for the price of flowers, in the site's currency or another one. */
export const tributeLimits = (currency: string = siteCurrency()): TributeLimits =>
  tributeLimitsFor(currency, getSetting('shop.tributes'));

/** The currencies for flowers: the site's first, then those for which an operator set limits. */
export const tributeCurrencies = (): string[] =>
  tributeCurrenciesOf(siteCurrency(), getSetting('shop.tributes'));

/**
 * The rates for charges: USD_ZAR_RATE of the environment if it is set, then the rates in the site's
 * settings.
 */
export function shopRates(
  siteRates: SettingValue<'shop.rates'> = getSetting('shop.rates'),
): Rate[] {
  const { USD_ZAR_RATE: usd, USD_ZAR_RATE_DATE: day } = env();
  const environmentRates: Rate[] = usd
    ? [{ from: 'USD', to: 'ZAR', rate: usd, day, source: 'USD_ZAR_RATE' }]
    : [];
  return [
    ...environmentRates,
    ...siteRates.map((rate) => ({ ...rate, source: 'shop.rates' as const })),
  ];
}
