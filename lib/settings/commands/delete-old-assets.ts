import { readObjectKeys } from '@/lib/media/object-keys';
import { deleteObjects } from '@/lib/media/store-objects';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { currentLook } from '@/lib/platform/look/current-look';

/** How long a picture that nobody has put in force is kept. */
const UNUSED_MS = DAY_MS;
/** How long one is kept that was in force, so that it can be put back. */
const REPLACED_MS = 30 * DAY_MS;
const BATCH = 100;

/**
 * Deletes the operator's pictures that no setting names, with their files: after a day if none ever did, after 30 days if one
 * did. What is set stays, whatever its age. Running it twice does no harm.
 */
export async function deleteOldAssets(_: object = {}, now = Date.now()): Promise<void> {
  const shown = currentLook().assetIds; // also of settings that are kept in a file
  const before = new Date(now - UNUSED_MS);
  const changedAfter = new Date(now - REPLACED_MS);
  const old = await db().$queryRaw<{ id: string }[]>`
    SELECT a."id" FROM "assets" a
    WHERE a."createdAt" < ${before} AND a."id" <> ALL(${shown})
      AND NOT EXISTS (SELECT FROM "settings" s WHERE s."value"->>'id' = a."id")
      AND NOT EXISTS (SELECT FROM "setting_changes" c WHERE c."createdAt" > ${changedAfter}
        AND (c."before"->>'id' = a."id" OR c."after"->>'id' = a."id"))
    ORDER BY a."createdAt" LIMIT ${BATCH}`;
  for (const { id } of old) await deleteUnlessSet(id);
}

/** Whoever puts a picture in force locks its row first (lock-named-assets.ts), so that one of the two sees what the other did. */
async function deleteUnlessSet(id: string): Promise<void> {
  const row = await db().$transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ objects: unknown }[]>`
      SELECT "objects" FROM "assets" WHERE "id" = ${id} FOR UPDATE`;
    const [set] = await tx.$queryRaw<object[]>`
      SELECT 1 FROM "settings" WHERE "value"->>'id' = ${id} LIMIT 1`;
    if (!found || set) return null;
    await tx.asset.delete({ where: { id }, select: { id: true } });
    return found;
  });
  // After the row: nothing ever names a missing file. What a crash leaves here, the weekly clean-up finds.
  if (row) await deleteObjects(readObjectKeys(row.objects));
}
