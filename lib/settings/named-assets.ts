import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import type { AssetKind } from './asset-rules';

/** The settings that name an operator's picture, with its kind. */
const KINDS = new Map<string, AssetKind>([
  ['look.logo', 'logo'],
  ['look.logoDark', 'logo_dark'],
  ['look.icon', 'icon'],
]);

type SettingEntry = { key: string; value: unknown };

/** A stored picture as settings name it. */
export type AssetRow = { id: string; width: number; height: number };

export const namesAssets = (values: readonly SettingEntry[]): boolean =>
  values.some(({ key, value }) => KINDS.has(key) && value !== null);

/**
 * Checks that the pictures named by these settings exist.
 * @param find returns the picture with this id if it has this kind
 * @throws AppError `conflict` if one does not exist with its kind and size
 */
export async function checkNamedAssets(
  values: readonly SettingEntry[],
  find: (id: string, kind: AssetKind) => Promise<AssetRow | undefined>,
): Promise<void> {
  for (const { key, value } of values) {
    const kind = KINDS.get(key);
    if (!kind || typeof value !== 'object' || value === null || !('id' in value)) continue;
    const row = await find(String(value.id), kind);
    if (!row || !isDeepStrictEqual({ ...value }, { ...row }))
      throw new AppError('conflict', messageFor('look.faults.assetGone'), {
        fields: { [key]: messageFor('look.faults.assetGone') },
      });
  }
}
