import { db } from '@/lib/platform/db/client';
import { putInForce } from '@/lib/platform/site-settings/follow-site-settings';
import { isKeptInFile } from '@/lib/platform/site-settings/settings-file';
import { announceChange, settingsAreKnown, snapshot } from '@/lib/platform/site-settings/snapshot';
import { checkedValues } from '@/lib/platform/site-settings/stored';

/**
 * Puts what was just stored in force in this process, before the notice arrives: who saved sees it on the next page. A process
 * that reads no settings otherwise, as a script, has them from then on. Settings of a file stay as they are.
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

/** All stored settings, of one moment. */
export async function storedSettings() {
  const [rows, { _max: last }] = await db().$transaction([
    db().setting.findMany({ select: { key: true, value: true }, orderBy: { key: 'asc' } }),
    db().settingChange.aggregate({ _max: { id: true } }),
  ]);
  return { rows, version: last.id ?? 0 };
}
