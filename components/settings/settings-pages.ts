import type { MessageKey } from '@/lib/platform/language/message';
import { settingKeysOf } from '@/lib/platform/site-settings/registry';
import { SETTING_GROUPS } from '@/lib/platform/site-settings/setting';
import { adminSettingsOf } from '@/lib/settings/api-paths';
import { adminLegal } from '@/lib/settings/legal/paths';
import { GROUP_EXTRAS } from './group-extras';

/** A settings page in the list of /admin/settings. */
export type SettingsPage = { href: string; title: MessageKey; about: MessageKey };

/** Settings pages that are not a group of the registry. */
const OTHERS: readonly SettingsPage[] = [
  { href: adminLegal, title: 'legal.list.title', about: 'legal.list.about' },
];

/** Returns all settings pages in order. A group without settings and without extra parts has no page. */
export const settingsPages = (): SettingsPage[] => [
  ...SETTING_GROUPS.filter((group) => settingKeysOf(group).length > 0 || GROUP_EXTRAS[group]).map(
    (group): SettingsPage => ({
      href: adminSettingsOf(group),
      title: `settings.groups.${group}.title`,
      about: `settings.groups.${group}.about`,
    }),
  ),
  ...OTHERS,
];
