import { env } from '@/lib/platform/env';
import type { SettingValue } from '@/lib/platform/site-settings/registry';
import { siteSetting } from '@/lib/platform/site-settings/site-setting';
import type { Rate } from './rate-rules';
import { currenciesOf, scaleOf, type TributeScale } from './tribute-scale-rules';

/** The currency of the site: its sums are in it, and flowers are priced in it. */
export const siteCurrency = (): string => siteSetting('shop.currency');

/** The country of the site, for buyers who choose none; 'ZZ' for none in particular. */
export const siteCountry = (): string => siteSetting('shop.country');

/** What flowers may cost, in the site's currency or in another one. */
export const tributeScale = (currency: string = siteCurrency()): TributeScale =>
  scaleOf(currency, siteSetting('shop.tributes'));

/** The currencies that flowers may be priced in: the site's first, then those that an operator gave bounds for. */
export const tributeCurrencies = (): string[] =>
  currenciesOf(siteCurrency(), siteSetting('shop.tributes'));

/** The rates that charges are made at: USD_ZAR_RATE of the environment where it is given, then the site's own. */
export function shopRates(own: SettingValue<'shop.rates'> = siteSetting('shop.rates')): Rate[] {
  const { USD_ZAR_RATE: usd, USD_ZAR_RATE_DATE: day } = env();
  const given: Rate[] = usd
    ? [{ from: 'USD', to: 'ZAR', rate: usd, day, source: 'USD_ZAR_RATE' }]
    : [];
  return [...given, ...own.map((rate) => ({ ...rate, source: 'shop.rates' as const }))];
}
