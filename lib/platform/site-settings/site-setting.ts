import { env } from '@/lib/platform/env';
import { type SettingKey, type SettingValue, specOf } from './registry';
import { shownSetting } from './shown-setting';

/**
 * Returns what a site setting is now: what the environment says, else what an admin has set, else the default. Only for
 * the server; a page that is cached is rendered again when it changes.
 */
export const siteSetting = <Key extends SettingKey>(key: Key): SettingValue<Key> =>
  (fromEnvironment(key) as SettingValue<Key> | undefined) ?? shownSetting(key); // as: a text, as all that have one

/** What the operator's environment says in place of a setting; undefined where it says nothing. */
export function fromEnvironment(key: SettingKey): string | undefined {
  const name = specOf(key).env;
  return name && env()[name];
}
