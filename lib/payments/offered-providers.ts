import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import type { SettingKey, SettingValue } from '@/lib/platform/site-settings/registry';
import { configuredProviders } from './configured-providers';
import type { PaymentProvider } from './providers/provider';
import { loadProvider } from './providers/registry';
import type { Provider } from './rules';
import { type ChargeTerms, chargeTermsFor } from './shop/rate-rules';
import { shopRates } from './shop/shop-settings';

/** A provider that accepts a price; `terms` say in which currency it charges. */
export type OfferedProvider = {
  name: Provider;
  label: string;
  channel: PaymentProvider['channel'];
  terms: ChargeTerms;
};

/** Reads a setting of the shop: the stored one, or one that is about to be saved. */
export type ShopSettings = <Key extends SettingKey>(key: Key) => SettingValue<Key>;

/** The providers that have settings, limited to those that an admin chose, if any. */
export function enabledProviders(settings: ShopSettings = getSetting): Provider[] {
  const chosen = settings('shop.providers');
  return configuredProviders().filter((name) => !chosen || chosen.includes(name));
}

/**
 * The providers that accept a price in a currency, in the order of the registry: those that are enabled, that an admin
 * allows for this currency, and that charge in it or in one for which there is a rate. Empty if nobody can pay such a
 * price.
 */
export async function offeredProviders(
  currency: string,
  settings: ShopSettings = getSetting,
): Promise<OfferedProvider[]> {
  const offered = await Promise.all(
    enabledProviders(settings).map(async (name) => {
      const terms = await chargeTermsOf(name, currency, settings);
      if (!terms) return [];
      const { label, channel } = await loadProvider(name);
      return [{ name, label, channel, terms }];
    }),
  );
  return offered.flat();
}

/** How a provider charges a price in a currency; null if it is not offered for it. */
export async function chargeTermsOf(
  name: Provider,
  currency: string,
  settings: ShopSettings = getSetting,
): Promise<ChargeTerms | null> {
  if (!enabledProviders(settings).includes(name)) return null;
  const byCurrency: Record<string, readonly Provider[]> = settings('shop.providersByCurrency');
  const chosen = byCurrency[currency];
  if (chosen && !chosen.includes(name)) return null;
  const { currencies } = await loadProvider(name);
  return chargeTermsFor(currency, Object.keys(currencies), shopRates(settings('shop.rates')));
}

/** As `chargeTermsOf`. Throws `conflict` if the provider is not offered. */
export async function requireChargeTerms(name: Provider, currency: string): Promise<ChargeTerms> {
  const terms = await chargeTermsOf(name, currency);
  if (!terms) throw new AppError('conflict', messageFor('payments.refusals.notOffered'));
  return terms;
}
