import { db } from '@/lib/platform/db/client';
import type { SettingKey, SettingValue } from '@/lib/platform/site-settings/registry';
import { resetSnapshot, snapshot } from '@/lib/platform/site-settings/snapshot';

/** Restores the defaults of all site settings, in the database and in this process. */
export async function resetSettings(): Promise<void> {
  await db().setting.deleteMany();
  resetSnapshot();
}

/** Sets a site setting in this process only, until the test file ends or `resetSnapshot` is called. */
export function useSetting<Key extends SettingKey>(key: Key, value: SettingValue<Key>): void {
  const currentSettings = snapshot();
  currentSettings.values = { ...currentSettings.values, [key]: value };
}
