import { env } from '@/lib/platform/env';
import { type SettingKey, type SettingValue, settingSpec } from './registry';
import { snapshotSetting } from './snapshot-setting';

/**
 * Returns the current value of a site setting: from the environment, else as set by an admin, else
 * the default. Only for the server. Cached pages are rendered again when a setting changes.
 */
export const getSetting = <Key extends SettingKey>(key: Key): SettingValue<Key> =>
  (settingFromEnvironment(key) as SettingValue<Key> | undefined) ?? snapshotSetting(key); // as: every setting with an environment variable is a text

/** The value of a setting in the environment; undefined if it is not set there. */
export function settingFromEnvironment(key: SettingKey): string | undefined {
  const name = settingSpec(key).env;
  return name && env()[name];
}
