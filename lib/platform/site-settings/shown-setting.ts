import { type SettingKey, type SettingValue, specOf } from './registry';
import { snapshot } from './snapshot';

/**
 * Returns what a site setting is now, for components that the server renders: what was put in force, else the default. It reads no
 * environment, which a running server has put in force with the rest. Throws in a browser, which knows no settings: hand it what it needs.
 */
export function shownSetting<Key extends SettingKey>(key: Key): SettingValue<Key> {
  if ('window' in globalThis) throw new Error('A browser has no site settings.');
  const { values } = snapshot();
  const value = Object.hasOwn(values, key) ? values[key] : specOf(key).default;
  return value as SettingValue<Key>; // its schema has checked it
}
