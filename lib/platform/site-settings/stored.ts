import { log } from '../log';
import { metrics } from '../metrics';
import { isSettingKey, specOf } from './registry';
import type { SettingValues } from './snapshot';

/** A row of the table of settings. */
export type StoredSetting = { key: string; value: unknown };

/**
 * What the stored settings say. One that this release does not know, or that is faulty, leaves the default in force; the
 * log and `perennial_faulty_settings` say so.
 */
export function checkedValues(rows: readonly StoredSetting[]): SettingValues {
  const values: Record<string, unknown> = {};
  let faulty = 0;
  for (const { key, value } of rows) {
    const found = isSettingKey(key) ? specOf(key).schema.safeParse(value) : undefined;
    if (found?.success) values[key] = found.data;
    else {
      faulty += 1;
      log.error({ key, known: found !== undefined }, 'a site setting is faulty: its default holds');
    }
  }
  metrics()?.faultySettings(faulty);
  return values;
}
