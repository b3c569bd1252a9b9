import { readObjectKeys } from '@/lib/media/object-keys';
import { deleteObjects } from '@/lib/media/store-objects';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { currentLook } from '@/lib/platform/look/current-look';

/** How long a picture that no setting ever named is kept. */
const UNUSED_MS = DAY_MS;
/** How long a replaced picture is kept, so that it can be restored. */
const REPLACED_MS = 30 * DAY_MS;
const BATCH = 100;

/**
 * Deletes the operator's pictures that no setting names, with their files: after a day if none ever
 * did, after 30 days if one did. Safe to repeat.
 */
export async function deleteOldAssets(_: object = {}, now = Date.now()): Promise<void> {
  const currentIds = currentLook().assetIds; // includes settings from a file
  const before = new Date(now - UNUSED_MS);
  const changedAfter = new Date(now - REPLACED_MS);
  const old = await db().$queryRaw<{ id: string }[]>`
    SELECT a."id" FROM "assets" a
    WHERE a."createdAt" < ${before} AND a."id" <> ALL(${currentIds})
      AND NOT EXISTS (SELECT FROM "settings" s WHERE s."value"->>'id' = a."id")
      AND NOT EXISTS (SELECT FROM "setting_changes" c WHERE c."createdAt" > ${changedAfter}
        AND (c."before"->>'id' = a."id" OR c."after"->>'id' = a."id"))
    ORDER BY a."createdAt" LIMIT ${BATCH}`;
  for (const { id } of old) await deleteUnlessNamed(id);
}

/**
 * A command that puts a picture in force locks its row first (lock-named-assets.ts), so the two
 * cannot miss each other.
 */
async function deleteUnlessNamed(id: string): Promise<void> {
  const row = await db().$transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ objects: unknown }[]>`
      SELECT "objects" FROM "assets" WHERE "id" = ${id} FOR UPDATE`;
    const [set] = await tx.$queryRaw<object[]>`
      SELECT 1 FROM "settings" WHERE "value"->>'id' = ${id} LIMIT 1`;
    if (!found || set) return null;
    await tx.asset.delete({ where: { id }, select: { id: true } });
    return found;
  });
  // After the row, so that no row names a missing file. After a crash here, the weekly clean-up
  // deletes the files.
  if (row) await deleteObjects(readObjectKeys(row.objects));
}
