import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { lockSettings } from '@/lib/platform/site-settings/record-change';
import { isSettingKey, SITE_SETTINGS, specOf } from '@/lib/platform/site-settings/registry';
import { isKeptInFile } from '@/lib/platform/site-settings/settings-file';
import { readSettingsFile } from '../kept-settings';
import { proposedOfAll } from '../proposed-values';
import { storeSettings } from '../store-settings';
import { refreshSettings, storedSettings } from './refresh-settings';

/**
 * What has been set, by key in the order of their names: what an import makes the same again. What only another release knows is
 * left out, since no import could accept it; its row stays.
 */
export async function exportSettings(): Promise<Record<string, unknown>> {
  if (isKeptInFile()) return { ...(await readSettingsFile()) };
  const { rows } = await storedSettings();
  const known = rows.filter(({ key }) => isSettingKey(key));
  return Object.fromEntries(known.map(({ key, value }) => [key, value]));
}

/**
 * Makes the settings those of an export: what it does not have, gets its default. Throws `invalid` with what is wrong by key; then
 * nothing has changed. Returns whether anything did.
 */
export function importSettings(given: Record<string, unknown>): Promise<boolean> {
  const unset = Object.keys(SITE_SETTINGS).filter((key) => !Object.hasOwn(given, key));
  return store({ ...Object.fromEntries(unset.map((key) => [key, null])), ...given });
}

/** Sets one setting by the operator's hand; null is its default. Throws as `importSettings`. */
export const setSetting = (key: string, value: unknown): Promise<boolean> =>
  store({ [key]: value });

/** Reads one setting as it is set, or its default. Throws `not_found` for an unknown key. */
export async function storedSetting(key: string): Promise<unknown> {
  if (!isSettingKey(key)) throw new AppError('not_found', said('settings.faults.unknown'));
  const all = await exportSettings();
  return Object.hasOwn(all, key) ? all[key] : specOf(key).default;
}

async function store(given: Record<string, unknown>): Promise<boolean> {
  if (isKeptInFile()) throw new AppError('conflict', said('settings.inFile'));
  await refreshSettings(); // checks of a group see what is set beside
  const values = proposedOfAll(given);
  const isChanged = await db().$transaction(async (tx) => {
    await lockSettings(tx);
    return storeSettings(tx, values, null);
  });
  await refreshSettings();
  return isChanged;
}
