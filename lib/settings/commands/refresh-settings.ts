import { db } from '@/lib/platform/db/client';
import { applySettings } from '@/lib/platform/site-settings/follow-site-settings';
import { areSettingsInFile } from '@/lib/platform/site-settings/settings-file';
import {
  notifySettingsListeners,
  snapshot,
  waitForSettings,
} from '@/lib/platform/site-settings/snapshot';
import { parseStoredSettings } from '@/lib/platform/site-settings/stored-settings';

/**
 * Applies stored settings in this process before the notification arrives, so that the admin sees
 * them on the next page. In a process that does not follow settings, such as a script, loads them
 * once. Settings from a file stay as they are.
 */
export async function refreshSettings(): Promise<void> {
  const { read } = snapshot();
  if (read) {
    void read();
    await waitForSettings();
    return;
  }
  if (areSettingsInFile()) return notifySettingsListeners();
  const { rows, version } = await storedSettings();
  applySettings(parseStoredSettings(rows), version);
}

/** All stored settings in one consistent read. */
export async function storedSettings() {
  const [rows, { _max: last }] = await db().$transaction([
    db().setting.findMany({ select: { key: true, value: true }, orderBy: { key: 'asc' } }),
    db().settingChange.aggregate({ _max: { id: true } }),
  ]);
  return { rows, version: last.id ?? 0 };
}
