import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { lockSettings } from '@/lib/platform/site-settings/record-setting-change';
import { isSettingKey, SITE_SETTINGS, settingSpec } from '@/lib/platform/site-settings/registry';
import { areSettingsInFile } from '@/lib/platform/site-settings/settings-file';
import { readSettingsFile } from '../settings-file';
import { storeSettings } from '../store-settings';
import { validateSettings } from '../validate-settings';
import { refreshSettings, storedSettings } from './refresh-settings';

/**
 * All stored settings, sorted by key, for `importSettings`. Settings of other releases are left
 * out, because no import could accept them; their rows stay.
 */
export async function exportSettings(): Promise<Record<string, unknown>> {
  if (areSettingsInFile()) return { ...(await readSettingsFile()) };
  const { rows } = await storedSettings();
  const known = rows.filter(({ key }) => isSettingKey(key));
  return Object.fromEntries(known.map(({ key, value }) => [key, value]));
}

/**
 * Makes the settings equal to an export; missing ones get their defaults. Throws `invalid` with
 * faults by key; then nothing has changed. Returns whether anything changed.
 */
export function importSettings(rawSettings: Record<string, unknown>): Promise<boolean> {
  const missingKeys = Object.keys(SITE_SETTINGS).filter((key) => !Object.hasOwn(rawSettings, key));
  return store({ ...Object.fromEntries(missingKeys.map((key) => [key, null])), ...rawSettings });
}

/**
 * Sets one setting for the operator's script; null means its default. Throws as `importSettings`
 * does.
 */
export const setSetting = (key: string, value: unknown): Promise<boolean> =>
  store({ [key]: value });

/** A setting's stored value, or its default. Throws `not_found` for an unknown key. */
export async function storedSetting(key: string): Promise<unknown> {
  if (!isSettingKey(key)) throw new AppError('not_found', messageFor('settings.faults.unknown'));
  const all = await exportSettings();
  return Object.hasOwn(all, key) ? all[key] : settingSpec(key).default;
}

async function store(rawSettings: Record<string, unknown>): Promise<boolean> {
  if (areSettingsInFile()) throw new AppError('conflict', messageFor('settings.inFile'));
  await refreshSettings(); // the checks of a group read its other settings
  const values = validateSettings(rawSettings);
  const isChanged = await db().$transaction(async (tx) => {
    await lockSettings(tx);
    return storeSettings(tx, values, null);
  });
  await refreshSettings();
  return isChanged;
}
