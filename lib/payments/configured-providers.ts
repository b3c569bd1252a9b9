import { isPartConfigured } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { REGISTRY } from './providers/registry';
import type { Provider } from './rules';

/**
 * The providers that have settings, in the order of the registry. An installation may have any
 * number, or none.
 */
export const configuredProviders = (): Provider[] =>
  (Object.keys(REGISTRY) as Provider[]).filter(isConfigured); // keys() returns string[]

export const isConfigured = (name: Provider): boolean =>
  isPartConfigured(REGISTRY[name].setup.settings);

/** Throws `conflict` if this installation has no settings for the provider. */
export function requireConfigured(name: Provider): void {
  if (!isConfigured(name))
    throw new AppError('conflict', messageFor('payments.refusals.notOffered'));
}
