import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { siteSetting } from '@/lib/platform/site-settings/site-setting';
import { configuredProviders } from './configured-providers';
import type { PaymentProvider } from './providers/provider';
import { providerNamed } from './providers/registry';
import type { Provider } from './rules';
import { type Terms, termsFor } from './shop/rate-rules';
import { shopRates } from './shop/shop-settings';

/** A provider that takes a price, and in which currency it charges for it. */
export type OfferedProvider = {
  name: Provider;
  label: string;
  channel: PaymentProvider['channel'];
  terms: Terms;
};

/** The providers that are on: those that the environment has keys for, unless an admin chose among them. */
export function providersThatAreOn(): Provider[] {
  const chosen = siteSetting('shop.providers');
  return configuredProviders().filter((name) => !chosen || chosen.includes(name));
}

/**
 * The providers that take a price in a currency, in the order of their registry: those that are on, that an admin let take it, and
 * that charge in it or in a currency that a rate leads to. Empty where nobody can pay such a price.
 */
export async function offeredProviders(currency: string): Promise<OfferedProvider[]> {
  const offered = await Promise.all(
    providersThatAreOn().map(async (name) => {
      const terms = await termsOf(name, currency);
      if (!terms) return [];
      const { label, channel } = await providerNamed(name);
      return [{ name, label, channel, terms }];
    }),
  );
  return offered.flat();
}

/** How a provider is paid a price in a currency; null where it is not offered for it. */
export async function termsOf(name: Provider, currency: string): Promise<Terms | null> {
  if (!providersThatAreOn().includes(name)) return null;
  const byCurrency: Record<string, readonly Provider[]> = siteSetting('shop.providersByCurrency');
  const chosen = byCurrency[currency];
  if (chosen && !chosen.includes(name)) return null;
  const { currencies } = await providerNamed(name);
  return termsFor(currency, Object.keys(currencies), shopRates());
}

/** The same. Throws `conflict` where it is not offered. */
export async function requireTerms(name: Provider, currency: string): Promise<Terms> {
  const terms = await termsOf(name, currency);
  if (!terms) throw new AppError('conflict', said('payments.refusals.notOffered'));
  return terms;
}
