import type { MessageKey } from '@/lib/platform/language/said';
import { keysOf } from '@/lib/platform/site-settings/registry';
import { SETTING_GROUPS } from '@/lib/platform/site-settings/setting';
import { adminSettingsOf } from '@/lib/settings/api-paths';
import { GROUP_EXTRAS } from './group-extras';

/** A page below /admin/settings, as the list of them shows it. */
export type SettingsPage = { href: string; title: MessageKey; about: MessageKey };

/** Pages that are no group of settings. */
const OTHERS: readonly SettingsPage[] = [];

/** All pages of settings, in their order. A group without settings and without parts of its own has none. */
export const settingsPages = (): SettingsPage[] => [
  ...SETTING_GROUPS.filter((group) => keysOf(group).length > 0 || GROUP_EXTRAS[group]).map(
    (group): SettingsPage => ({
      href: adminSettingsOf(group),
      title: `settings.groups.${group}.title`,
      about: `settings.groups.${group}.about`,
    }),
  ),
  ...OTHERS,
];
