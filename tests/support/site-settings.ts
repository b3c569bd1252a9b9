import { db } from '@/lib/platform/db/client';
import type { SettingKey, SettingValue } from '@/lib/platform/site-settings/registry';
import { forgetSnapshot, snapshot } from '@/lib/platform/site-settings/snapshot';

/** Restores the defaults of all site settings, in the database and in this process. */
export async function resetSettings(): Promise<void> {
  await db().setting.deleteMany();
  forgetSnapshot();
}

/** Sets a site setting in this process only, until the test file ends or `forgetSnapshot` is called. */
export function useSetting<Key extends SettingKey>(key: Key, value: SettingValue<Key>): void {
  const here = snapshot();
  here.values = { ...here.values, [key]: value };
}
