import type { Said } from '@/lib/platform/language/said';
import type { SettingKey, SettingValue } from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { lookFaults } from './look-checks';

/** What all settings of a group would be together. */
export type ProposedSettings = <Key extends SettingKey>(key: Key) => SettingValue<Key>;

/** Returns what is wrong by key: what single settings cannot say of themselves, since it depends on others. */
type GroupCheck = (proposed: ProposedSettings) => Partial<Record<SettingKey, Said>>;

/** The checks of groups that have one. They run before anything is written. */
export const GROUP_CHECKS: Partial<Record<SettingGroup, GroupCheck>> = { look: lookFaults };
