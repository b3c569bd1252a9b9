import type { Tx } from '@/lib/platform/db/client';
import { settingKeysOf, settingSpec } from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { firstNamesById } from './first-names-by-id';

/** Who last changed a group and when, with all its current values, defaults included. */
export async function lastChange(tx: Tx, group: SettingGroup) {
  const keys = settingKeysOf(group);
  const last = await tx.settingChange.findFirst({
    where: { key: { in: keys } },
    orderBy: { id: 'desc' },
    select: { id: true, byId: true, createdAt: true },
  });
  const rows = await tx.setting.findMany({
    where: { key: { in: keys } },
    select: { key: true, value: true },
  });
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const names = await firstNamesById(tx, [last?.byId]);
  return {
    version: last?.id ?? 0,
    changedBy: names.get(last?.byId ?? '') ?? null,
    changedAt: last?.createdAt.toISOString() ?? null,
    values: Object.fromEntries(
      keys.map((key) => [key, stored.get(key) ?? settingSpec(key).default]),
    ),
  };
}
