import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@/lib/platform/db/client';
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

type Row = { id: string; width: number; height: number };

/** Whether any of these settings names a picture. */
export const namesAssets = (values: readonly Named[]): boolean =>
  values.some(({ key, value }) => KINDS.has(key) && value !== null);

/**
 * Keeps the pictures that these settings name from being deleted until the transaction ends (delete-old-assets.ts).
 * @throws AppError `conflict` when there is no such picture of its kind and size
 */
export async function lockNamedAssets(tx: Tx, values: readonly Named[]): Promise<void> {
  for (const { key, value } of values) {
    const kind = KINDS.get(key);
    if (!kind || typeof value !== 'object' || value === null || !('id' in value)) continue;
    const [row] = await tx.$queryRaw<Row[]>`
      SELECT "id", "width", "height" FROM "assets"
      WHERE "id" = ${String(value.id)} AND "kind" = ${kind}::"AssetKind" FOR KEY SHARE`;
    if (!row || !isDeepStrictEqual({ ...value }, { ...row }))
      throw new AppError('conflict', said('look.faults.assetGone'), {
        fields: { [key]: said('look.faults.assetGone') },
      });
  }
}
