import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import type { AssetKind } from './asset-rules';

/** The settings that name a picture of the operator's, and of which kind it is. */
const KINDS = new Map<string, AssetKind>([
  ['look.logo', 'logo'],
  ['look.logoDark', 'logo_dark'],
  ['look.icon', 'icon'],
]);

type Named = { key: string; value: unknown };

/** What is kept of a picture, as settings name it. */
export type KeptAsset = { id: string; width: number; height: number };

/** Whether any of these settings names a picture. */
export const namesAssets = (values: readonly Named[]): boolean =>
  values.some(({ key, value }) => KINDS.has(key) && value !== null);

/**
 * Looks for the pictures that these settings name.
 * @param find finds the picture with this id, if it is of this kind
 * @throws AppError `conflict` when there is no such picture of its kind and size
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
