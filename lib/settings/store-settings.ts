import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import { publishSettingsChange } from '@/lib/platform/cache/invalidate-page';
import type { Tx } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { type SettingKey, settingKeysOf, settingSpec } from '@/lib/platform/site-settings/registry';
import type { SettingGroup } from '@/lib/platform/site-settings/setting';
import { lockNamedAssets } from './lock-named-assets';

/** The number of the last change of a group; 0 if it was never changed. */
export async function versionOf(tx: Tx, group: SettingGroup): Promise<number> {
  const { _max: last } = await tx.settingChange.aggregate({
    where: { key: { in: settingKeysOf(group) } },
    _max: { id: true },
  });
  return last.id ?? 0;
}

/** A validated value; null means the default. */
export type NewValue = { key: SettingKey; value: unknown };

/**
 * Stores settings with their history, and announces the change to all instances. The caller holds
 * `lockSettings`. Unchanged values are skipped, and a value equal to its default has no row.
 * Returns whether anything changed. Throws `conflict` if a picture no longer exists.
 * @param byId the admin; null for the operator's script
 */
export async function storeSettings(
  tx: Tx,
  values: readonly NewValue[],
  byId: string | null,
): Promise<boolean> {
  await lockNamedAssets(tx, values);
  const keys = values.map(({ key }) => key);
  const rows = await tx.setting.findMany({
    where: { key: { in: keys } },
    select: { key: true, value: true },
  });
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  let isChanged = false;
  for (const { key, value } of values) {
    const before = stored.get(key) ?? null;
    const after = isDeepStrictEqual(value, settingSpec(key).default) ? null : value;
    if (isDeepStrictEqual(before, after)) continue;
    isChanged = true;
    await storeOne(tx, key, { before, after }, byId);
    await writeAudit(tx, {
      actor: byId ?? 'system',
      action: 'setting.change',
      subject: `setting/${key}`,
    });
  }
  if (isChanged) await publishSettingsChange(tx);
  return isChanged;
}

type Change = { before: Prisma.JsonValue; after: unknown };

async function storeOne(tx: Tx, key: SettingKey, change: Change, byId: string | null) {
  const { id } = await tx.settingChange.create({
    data: { key, before: asJson(change.before), after: asJson(change.after), byId },
    select: { id: true },
  });
  if (change.after === null) return tx.setting.deleteMany({ where: { key } });
  const value = asJson(change.after) as Prisma.InputJsonValue; // null was handled above
  const row = { value, version: id, updatedById: byId, updatedAt: new Date() };
  await tx.setting.upsert({
    where: { key },
    create: { key, ...row },
    update: row,
    select: { key: true },
  });
}

const asJson = (value: unknown) =>
  value === null ? Prisma.DbNull : (value as Prisma.InputJsonValue); // schemas of settings only produce JSON
