import { log } from '../log';
import { metrics } from '../metrics';
import { isSettingKey, settingSpec } from './registry';
import type { SettingValues } from './snapshot';

export type StoredSetting = { key: string; value: unknown };

/**
 * Validates the stored settings. Unknown keys and invalid values are left out, so their defaults
 * apply; they are logged and counted in `perennial_faulty_settings`.
 */
export function parseStoredSettings(rows: readonly StoredSetting[]): SettingValues {
  const values: Record<string, unknown> = {};
  let faulty = 0;
  for (const { key, value } of rows) {
    const found = isSettingKey(key) ? settingSpec(key).schema.safeParse(value) : undefined;
    if (found?.success) values[key] = found.data;
    else {
      faulty += 1;
      log.error(
        { key, known: found !== undefined },
        'a stored site setting is faulty, so its default applies',
      );
    }
  }
  metrics()?.faultySettings(faulty);
  return values;
}
