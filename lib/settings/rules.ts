import type { SettingGroup } from '@/lib/platform/site-settings/setting';

/** These ask for the admin's password again: what they change, people pay for or cannot do any more. */
const WITH_PASSWORD: readonly SettingGroup[] = ['doors', 'shop'];

export const asksPassword = (group: SettingGroup): boolean => WITH_PASSWORD.includes(group);

/** So many of the last changes are shown. */
export const SHOWN_CHANGES = 50;
