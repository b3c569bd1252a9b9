import { FEATURE_KEYS } from './keys/features';
import { LOOK_KEYS } from './keys/look';
import { SHOP_KEYS } from './keys/shop';
import { SITE_KEYS } from './keys/site';
import { TEXT_KEYS } from './keys/texts';
import type { SettingGroup, SettingSpec } from './setting';

/** All settings that an admin may change while the site runs, by key. */
export const SITE_SETTINGS = {
  ...SITE_KEYS,
  ...LOOK_KEYS,
  ...FEATURE_KEYS,
  ...SHOP_KEYS,
  ...TEXT_KEYS,
};

export type SettingKey = keyof typeof SITE_SETTINGS;

export type SettingValue<Key extends SettingKey> = (typeof SITE_SETTINGS)[Key]['default'];

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SITE_SETTINGS, key);

/** The declaration of a setting. */
export const settingSpec = (key: SettingKey): SettingSpec =>
  SITE_SETTINGS[key] as unknown as SettingSpec; // the value type depends on the key, which is unknown here

/** The keys on one page of settings, in display order. */
export const settingKeysOf = (group: SettingGroup): SettingKey[] =>
  (Object.keys(SITE_SETTINGS) as SettingKey[]).filter((key) => settingSpec(key).group === group); // keys() returns string[]
