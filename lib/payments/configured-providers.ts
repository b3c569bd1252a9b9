import { isUsed } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { REGISTRY } from './providers/registry';
import type { Provider } from './rules';

/** The providers whose settings are given, in the order of their registry: an installation may have any, or none. */
export const configuredProviders = (): Provider[] =>
  (Object.keys(REGISTRY) as Provider[]).filter(isConfigured); // keys() forgets which they are

export const isConfigured = (name: Provider): boolean => isUsed(REGISTRY[name].setup.settings);

/** Throws `conflict` for a provider that this installation does without. */
export function requireConfigured(name: Provider): void {
  if (!isConfigured(name)) throw new AppError('conflict', said('payments.refusals.notOffered'));
}
