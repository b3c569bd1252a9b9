import { db } from '@/lib/platform/db/client';
import { getSetting, settingFromEnvironment } from '@/lib/platform/site-settings/get-setting';
import { type SettingKey, settingKeysOf, settingSpec } from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { areSettingsInFile } from '@/lib/platform/site-settings/settings-file';
import { snapshot } from '@/lib/platform/site-settings/snapshot';
import type { SettingGroupView } from '../api-schema';
import { MAX_SHOWN_CHANGES, requiresPassword } from '../rules';
import { firstNamesById } from './first-names-by-id';

/**
 * The settings of a group with their source and who set them, and its last changes, newest first.
 */
export async function settingGroup(group: SettingGroup): Promise<SettingGroupView> {
  const keys = settingKeysOf(group);
  const where = { key: { in: keys } };
  const [rows, changes] = await db().$transaction([
    db().setting.findMany({
      where,
      select: { key: true, value: true, updatedAt: true, updatedById: true },
    }),
    db().settingChange.findMany({
      where,
      orderBy: { id: 'desc' },
      take: MAX_SHOWN_CHANGES,
      select: { id: true, key: true, before: true, after: true, byId: true, createdAt: true },
    }),
  ]);
  const people = [...rows.map((row) => row.updatedById), ...changes.map(({ byId }) => byId)];
  const names = await firstNamesById(db(), people);
  const stored = new Map(rows.map((row) => [row.key, row]));
  return {
    group,
    version: changes[0]?.id ?? 0,
    isReadOnly: areSettingsInFile(),
    asksPassword: requiresPassword(group),
    settings: keys.map((key) => {
      const row = stored.get(key);
      return {
        key,
        ...effectiveValue(key, row?.value),
        default: settingSpec(key).default,
        changedAt: row?.updatedAt.toISOString() ?? null,
        changedBy: names.get(row?.updatedById ?? '') ?? null,
      };
    }),
    changes: changes.map(({ byId, createdAt, ...change }) => ({
      ...change,
      changedBy: names.get(byId ?? '') ?? null,
      changedAt: createdAt.toISOString(),
    })),
  };
}

type Row = SettingGroupView['settings'][number];

/**
 * The value in force and its source. A stored value that is no longer valid is ignored in favour of
 * the default.
 */
function effectiveValue(key: SettingKey, stored: unknown): Pick<Row, 'value' | 'source'> {
  const environmentValue = settingFromEnvironment(key);
  if (environmentValue !== undefined) return { value: environmentValue, source: 'environment' };
  if (areSettingsInFile()) {
    const isInFile = Object.hasOwn(snapshot().values, key);
    return { value: getSetting(key), source: isInFile ? 'file' : 'default' };
  }
  const found = stored === undefined ? undefined : settingSpec(key).schema.safeParse(stored);
  return found?.success
    ? { value: found.data, source: 'admin' }
    : { value: settingSpec(key).default, source: 'default' };
}
