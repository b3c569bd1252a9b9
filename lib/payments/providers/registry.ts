import type { PaymentProvider as ProviderName } from '@/lib/platform/db/generated/enums';
import type { RawSettings } from '@/lib/platform/settings-part';
import { mergePageSources, originOf } from '../../platform/csp/policy.ts';
import { payfastSetup } from './payfast/setup.ts';
import { paystackSetup } from './paystack/setup.ts';
import type { PaymentProvider, PopupChannel, RedirectChannel } from './provider';
import type { ProviderSetup } from './provider-setup';
import { stripeSetup } from './stripe/setup.ts';

type Entry = { setup: ProviderSetup; load(): Promise<PaymentProvider> };

/**
 * All payment providers. A provider's code is loaded on first use, so that the middleware and the
 * page cache can read the setups without it.
 */
export const REGISTRY: Record<ProviderName, Entry> = {
  paystack: {
    setup: paystackSetup,
    load: async () => (await import('./paystack/paystack')).paystackProvider,
  },
  payfast: {
    setup: payfastSetup,
    load: async () => (await import('./payfast/payfast')).payfastProvider,
  },
  stripe: {
    setup: stripeSetup,
    load: async () => (await import('./stripe/stripe')).stripeProvider,
  },
};

/** The popup that pays for a memorial if the request names no provider. */
export const DEFAULT_POPUP_PROVIDER: ProviderName = 'paystack';

const entries = () => Object.entries(REGISTRY) as [ProviderName, Entry][]; // Object.entries() widens the keys to string

export const loadProvider = (name: ProviderName): Promise<PaymentProvider> => REGISTRY[name].load();

/** Throws if the provider has no popup, which would be a fault of the calling route. */
export async function popupProvider(name: ProviderName): Promise<PaymentProvider & PopupChannel> {
  const provider = await loadProvider(name);
  if (provider.channel !== 'popup') throw new Error(`${name} has no popup`);
  return provider;
}

/** Throws if the provider has no page of its own, which would be a fault of the calling route. */
export async function redirectProvider(
  name: ProviderName,
): Promise<PaymentProvider & RedirectChannel> {
  const provider = await loadProvider(name);
  if (provider.channel !== 'redirect') throw new Error(`${name} has no page of its own`);
  return provider;
}

/** The names of the providers that match. */
export async function findProviderNames(
  can: (provider: PaymentProvider) => boolean,
): Promise<ProviderName[]> {
  const providers = await Promise.all(entries().map(([, { load }]) => load()));
  return providers.filter(can).map(({ name }) => name);
}

/**
 * The sources that the page policy must allow, for all providers and for media from another host.
 */
export const pageSources = (given: RawSettings) =>
  mergePageSources([
    { image: given.MEDIA_PUBLIC_URL ? [originOf(given.MEDIA_PUBLIC_URL)] : [] },
    ...entries().map(([, { setup }]) => setup.pageSources(given)),
  ]);

export const providerSettings = () => entries().map(([, { setup }]) => setup.settings);

export const providerSandboxes = () =>
  entries().map(([name, { setup }]) => ({ name, ...setup.sandbox }));
