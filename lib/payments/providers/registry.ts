import type { PaymentProvider as ProviderName } from '@/lib/platform/db/generated/enums';
import type { Given } from '@/lib/platform/settings-part';
import { mergePageSources, originOf } from '../../platform/csp/policy.ts';
import { payfastSetup } from './payfast/setup.ts';
import { paystackSetup } from './paystack/setup.ts';
import type { PaymentProvider, PopupChannel, RedirectChannel } from './provider';
import type { ProviderSetup } from './provider-setup';
import { stripeSetup } from './stripe/setup.ts';

type Entry = { setup: ProviderSetup; load(): Promise<PaymentProvider> };

/**
 * The payment providers; there is no other list. A provider's code is loaded when it is first asked for
 * something, so that the middleware and the page cache can read the setups alone.
 */
export const REGISTRY: Record<ProviderName, Entry> = {
  paystack: {
    setup: paystackSetup,
    load: async () => (await import('./paystack/paystack')).paystack,
  },
  payfast: {
    setup: payfastSetup,
    load: async () => (await import('./payfast/payfast')).payfast,
  },
  stripe: {
    setup: stripeSetup,
    load: async () => (await import('./stripe/stripe')).stripe,
  },
};

/** Whose popup pays for a memorial where the request names no provider. */
export const MAIN_POPUP: ProviderName = 'paystack';

const entries = () => Object.entries(REGISTRY) as [ProviderName, Entry][]; // entries() forgets the keys

export const providerNamed = (name: ProviderName): Promise<PaymentProvider> =>
  REGISTRY[name].load();

/** A provider with a popup. Throws when this one has none: a route that asks for it is wrong. */
export async function popupProvider(name: ProviderName): Promise<PaymentProvider & PopupChannel> {
  const provider = await providerNamed(name);
  if (provider.channel !== 'popup') throw new Error(`${name} has no popup`);
  return provider;
}

/** A provider with a page of its own. Throws when this one has none: a route that asks for it is wrong. */
export async function redirectProvider(
  name: ProviderName,
): Promise<PaymentProvider & RedirectChannel> {
  const provider = await providerNamed(name);
  if (provider.channel !== 'redirect') throw new Error(`${name} has no page of its own`);
  return provider;
}

/** The names of the providers that can do something. */
export async function namesOf(
  can: (provider: PaymentProvider) => boolean,
): Promise<ProviderName[]> {
  const providers = await Promise.all(entries().map(([, { load }]) => load()));
  return providers.filter(can).map(({ name }) => name);
}

/** What pages must let in for all providers together, and for pictures from elsewhere. Accepts the settings as given. */
export const pageSources = (given: Given) =>
  mergePageSources([
    { image: given.MEDIA_PUBLIC_URL ? [originOf(given.MEDIA_PUBLIC_URL)] : [] },
    ...entries().map(([, { setup }]) => setup.pageSources(given)),
  ]);

/** The settings of all providers. */
export const providerSettings = () => entries().map(([, { setup }]) => setup.settings);

/** What the sandbox needs to play each provider. */
export const providerSandboxes = () =>
  entries().map(([name, { setup }]) => ({ name, ...setup.sandbox }));
