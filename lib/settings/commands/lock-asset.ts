import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import type { AssetKind } from '../asset-rules';

/**
 * Keeps an operator's picture from being deleted while a transaction puts it in force, and returns its size in the head of a
 * page, in CSS pixels.
 * @throws AppError `conflict` when there is no such picture of this kind
 */
export async function lockAsset(
  tx: Tx,
  kind: AssetKind,
  id: string,
): Promise<{ id: string; width: number; height: number }> {
  const [row] = await tx.$queryRaw<{ id: string; width: number; height: number }[]>`
    SELECT "id", "width", "height" FROM "assets"
    WHERE "id" = ${id} AND "kind" = ${kind}::"AssetKind" FOR KEY SHARE`;
  if (!row) throw new AppError('conflict', said('look.faults.assetGone'));
  return row;
}
