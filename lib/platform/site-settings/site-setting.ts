import { env } from '@/lib/platform/env';
import { type SettingKey, type SettingValue, specOf } from './registry';
import { shownSetting } from './shown-setting';

/**
 * Returns the current value of a site setting: from the environment, else as set by an admin, else
 * the default. Only for the server. Cached pages are rendered again when a setting changes.
 */
export const siteSetting = <Key extends SettingKey>(key: Key): SettingValue<Key> =>
  (fromEnvironment(key) as SettingValue<Key> | undefined) ?? shownSetting(key); // as: every setting with an environment variable is a text

/** The value of a setting in the environment; undefined if it is not set there. */
export function fromEnvironment(key: SettingKey): string | undefined {
  const name = specOf(key).env;
  return name && env()[name];
}
