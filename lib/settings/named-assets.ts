import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import type { AssetKind } from './asset-rules';

/** The settings that name an operator's picture, with its kind. */
const KINDS = new Map<string, AssetKind>([
  ['look.logo', 'logo'],
  ['look.logoDark', 'logo_dark'],
  ['look.icon', 'icon'],
]);

type Named = { key: string; value: unknown };

/** A stored picture as settings name it. */
export type KeptAsset = { id: string; width: number; height: number };

export const namesAssets = (values: readonly Named[]): boolean =>
  values.some(({ key, value }) => KINDS.has(key) && value !== null);

/**
 * Checks that the pictures named by these settings exist.
 * @param find returns the picture with this id if it has this kind
 * @throws AppError `conflict` if one does not exist with its kind and size
 */
export async function checkNamedAssets(
  values: readonly Named[],
  find: (id: string, kind: AssetKind) => Promise<KeptAsset | undefined>,
): Promise<void> {
  for (const { key, value } of values) {
    const kind = KINDS.get(key);
    if (!kind || typeof value !== 'object' || value === null || !('id' in value)) continue;
    const row = await find(String(value.id), kind);
    if (!row || !isDeepStrictEqual({ ...value }, { ...row }))
      throw new AppError('conflict', said('look.faults.assetGone'), {
        fields: { [key]: said('look.faults.assetGone') },
      });
  }
}
