import { env } from '@/lib/platform/env';
import { type SettingKey, type SettingValue, specOf } from './registry';
import { snapshot } from './snapshot';

/**
 * Returns what a site setting is now: what the environment says, else what an admin has set, else the default. Only for
 * the server; a page that is cached is rendered again when it changes.
 */
export function siteSetting<Key extends SettingKey>(key: Key): SettingValue<Key> {
  const given = fromEnvironment(key);
  const { values } = snapshot();
  const value = given ?? (Object.hasOwn(values, key) ? values[key] : specOf(key).default);
  return value as SettingValue<Key>; // its schema has checked it
}

/** What the operator's environment says in place of a setting; undefined where it says nothing. */
export function fromEnvironment(key: SettingKey): string | undefined {
  const name = specOf(key).env;
  return name && env()[name];
}
