import type { Tx } from '@/lib/platform/db/client';
import { type AssetRow, checkNamedAssets } from './named-assets';

/**
 * Locks the pictures that these settings name, so that they are not deleted before the transaction
 * ends (delete-old-assets.ts). Throws as `checkNamedAssets` does.
 */
export const lockNamedAssets = (
  tx: Tx,
  values: readonly { key: string; value: unknown }[],
): Promise<void> =>
  checkNamedAssets(values, async (id, kind) => {
    const [row] = await tx.$queryRaw<AssetRow[]>`
      SELECT "id", "width", "height" FROM "assets"
      WHERE "id" = ${id} AND "kind" = ${kind}::"AssetKind" FOR KEY SHARE`;
    return row;
  });
