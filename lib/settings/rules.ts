import type { SettingGroup } from '@/lib/platform/site-settings/setting';

/**
 * Groups that require the admin's password: they affect what people pay, or whether they can use
 * the site.
 */
const WITH_PASSWORD: readonly SettingGroup[] = ['doors', 'shop'];

export const requiresPassword = (group: SettingGroup): boolean => WITH_PASSWORD.includes(group);

/** How many of the last changes are shown. */
export const MAX_SHOWN_CHANGES = 50;
