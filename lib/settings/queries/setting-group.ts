import { db } from '@/lib/platform/db/client';
import { keysOf, type SettingKey, specOf } from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { isKeptInFile } from '@/lib/platform/site-settings/settings-file';
import { fromEnvironment, siteSetting } from '@/lib/platform/site-settings/site-setting';
import { snapshot } from '@/lib/platform/site-settings/snapshot';
import type { SettingGroupView } from '../api-schema';
import { asksPassword, SHOWN_CHANGES } from '../rules';
import { namesOf } from './names-of';

/**
 * The settings of a group with their source and who set them, and its last changes, newest first.
 */
export async function settingGroup(group: SettingGroup): Promise<SettingGroupView> {
  const keys = keysOf(group);
  const where = { key: { in: keys } };
  const [rows, changes] = await db().$transaction([
    db().setting.findMany({
      where,
      select: { key: true, value: true, updatedAt: true, updatedById: true },
    }),
    db().settingChange.findMany({
      where,
      orderBy: { id: 'desc' },
      take: SHOWN_CHANGES,
      select: { id: true, key: true, before: true, after: true, byId: true, createdAt: true },
    }),
  ]);
  const people = [...rows.map((row) => row.updatedById), ...changes.map(({ byId }) => byId)];
  const names = await namesOf(db(), people);
  const stored = new Map(rows.map((row) => [row.key, row]));
  return {
    group,
    version: changes[0]?.id ?? 0,
    isReadOnly: isKeptInFile(),
    asksPassword: asksPassword(group),
    settings: keys.map((key) => {
      const row = stored.get(key);
      return {
        key,
        ...inForce(key, row?.value),
        default: specOf(key).default,
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
function inForce(key: SettingKey, stored: unknown): Pick<Row, 'value' | 'source'> {
  const given = fromEnvironment(key);
  if (given !== undefined) return { value: given, source: 'environment' };
  if (isKeptInFile()) {
    const isGiven = Object.hasOwn(snapshot().values, key);
    return { value: siteSetting(key), source: isGiven ? 'file' : 'default' };
  }
  const found = stored === undefined ? undefined : specOf(key).schema.safeParse(stored);
  return found?.success
    ? { value: found.data, source: 'admin' }
    : { value: specOf(key).default, source: 'default' };
}
