import { DOOR_KEYS } from './keys/doors';
import { LOOK_KEYS } from './keys/look';
import { SHOP_KEYS } from './keys/shop';
import { SITE_KEYS } from './keys/site';
import { WORD_KEYS } from './keys/words';
import type { SettingGroup, SettingSpec } from './setting';

/** All site settings: what an admin may change while the site runs, by key. */
export const SITE_SETTINGS = {
  ...SITE_KEYS,
  ...LOOK_KEYS,
  ...DOOR_KEYS,
  ...SHOP_KEYS,
  ...WORD_KEYS,
};

export type SettingKey = keyof typeof SITE_SETTINGS;

/** What a setting is. */
export type SettingValue<Key extends SettingKey> = (typeof SITE_SETTINGS)[Key]['default'];

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SITE_SETTINGS, key);

/** What the registry says of a key. */
export const specOf = (key: SettingKey): SettingSpec =>
  SITE_SETTINGS[key] as unknown as SettingSpec; // of one key, its own value is not known here

/** The keys of one page of settings, in their order. */
export const keysOf = (group: SettingGroup): SettingKey[] =>
  (Object.keys(SITE_SETTINGS) as SettingKey[]).filter((key) => specOf(key).group === group); // its own keys
