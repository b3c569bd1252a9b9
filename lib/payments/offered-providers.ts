import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import type { SettingKey, SettingValue } from '@/lib/platform/site-settings/registry';
import { siteSetting } from '@/lib/platform/site-settings/site-setting';
import { configuredProviders } from './configured-providers';
import type { PaymentProvider } from './providers/provider';
import { providerNamed } from './providers/registry';
import type { Provider } from './rules';
import { type Terms, termsFor } from './shop/rate-rules';
import { shopRates } from './shop/shop-settings';

/** A provider that accepts a price; `terms` say in which currency it charges. */
export type OfferedProvider = {
  name: Provider;
  label: string;
  channel: PaymentProvider['channel'];
  terms: Terms;
};

/** Reads a setting of the shop: the stored one, or one that is about to be saved. */
export type ShopSettings = <Key extends SettingKey>(key: Key) => SettingValue<Key>;

/** The providers that have settings, limited to those that an admin chose, if any. */
export function providersThatAreOn(settings: ShopSettings = siteSetting): Provider[] {
  const chosen = settings('shop.providers');
  return configuredProviders().filter((name) => !chosen || chosen.includes(name));
}

/**
 * The providers that accept a price in a currency, in the order of the registry: those that are on,
 * that an admin allows for it, and that charge in it or in a currency for which there is a rate.
 * Empty if nobody can pay such a price.
 */
export async function offeredProviders(
  currency: string,
  settings: ShopSettings = siteSetting,
): Promise<OfferedProvider[]> {
  const offered = await Promise.all(
    providersThatAreOn(settings).map(async (name) => {
      const terms = await termsOf(name, currency, settings);
      if (!terms) return [];
      const { label, channel } = await providerNamed(name);
      return [{ name, label, channel, terms }];
    }),
  );
  return offered.flat();
}

/** How a provider charges a price in a currency; null if it is not offered for it. */
export async function termsOf(
  name: Provider,
  currency: string,
  settings: ShopSettings = siteSetting,
): Promise<Terms | null> {
  if (!providersThatAreOn(settings).includes(name)) return null;
  const byCurrency: Record<string, readonly Provider[]> = settings('shop.providersByCurrency');
  const chosen = byCurrency[currency];
  if (chosen && !chosen.includes(name)) return null;
  const { currencies } = await providerNamed(name);
  return termsFor(currency, Object.keys(currencies), shopRates(settings('shop.rates')));
}

/** As `termsOf`. Throws `conflict` if the provider is not offered. */
export async function requireTerms(name: Provider, currency: string): Promise<Terms> {
  const terms = await termsOf(name, currency);
  if (!terms) throw new AppError('conflict', said('payments.refusals.notOffered'));
  return terms;
}
