import { type SettingKey, type SettingValue, settingSpec } from './registry';
import { snapshot } from './snapshot';

/**
 * Returns the current value of a site setting, or its default; for components rendered on the
 * server. It does not read the environment: a running server has already put its values in force.
 * Throws in the browser, which has no settings: pass the value as a prop.
 */
export function snapshotSetting<Key extends SettingKey>(key: Key): SettingValue<Key> {
  if ('window' in globalThis) throw new Error('A browser has no site settings.');
  const { values } = snapshot();
  const value = Object.hasOwn(values, key) ? values[key] : settingSpec(key).default;
  return value as SettingValue<Key>; // checked by the setting's schema
}
