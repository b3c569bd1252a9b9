import { db } from '@/lib/platform/db/client';
import { putInForce } from '@/lib/platform/site-settings/follow-site-settings';
import { isKeptInFile } from '@/lib/platform/site-settings/settings-file';
import { announceChange, settingsAreKnown, snapshot } from '@/lib/platform/site-settings/snapshot';
import { checkedValues } from '@/lib/platform/site-settings/stored';

/**
 * Applies stored settings in this process before the notification arrives, so that the admin sees
 * them on the next page. In a process that does not follow settings, such as a script, loads them
 * once. Settings from a file stay as they are.
 */
export async function refreshSettings(): Promise<void> {
  const { read } = snapshot();
  if (read) {
    void read();
    await settingsAreKnown();
    return;
  }
  if (isKeptInFile()) return announceChange();
  const { rows, version } = await storedSettings();
  putInForce(checkedValues(rows), version);
}

/** All stored settings in one consistent read. */
export async function storedSettings() {
  const [rows, { _max: last }] = await db().$transaction([
    db().setting.findMany({ select: { key: true, value: true }, orderBy: { key: 'asc' } }),
    db().settingChange.aggregate({ _max: { id: true } }),
  ]);
  return { rows, version: last.id ?? 0 };
}
