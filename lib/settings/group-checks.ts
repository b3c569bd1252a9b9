import type { Message } from '@/lib/platform/language/message';
import type { SettingKey, SettingValue } from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { lookErrors } from './look-checks';

/** Reads a setting as it would be after the change. */
export type ProposedSettings = <Key extends SettingKey>(key: Key) => SettingValue<Key>;

/** Returns faults by key that depend on several settings. */
type GroupCheck = (proposed: ProposedSettings) => Partial<Record<SettingKey, Message>>;

/** The check of each group, if it has one. It runs before anything is written. */
export const GROUP_CHECKS: Partial<Record<SettingGroup, GroupCheck>> = { look: lookErrors };
