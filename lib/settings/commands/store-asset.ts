import { decode } from '@/lib/media/decoder/decode';
import { runInMediaSlot } from '@/lib/media/media-slots';
import { ASSETS_PREFIX, deleteObjects, storeObjects } from '@/lib/media/store-objects';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import type { AssetKind } from '../asset-rules';

type StoredAsset = { id: string; kind: AssetKind; width: number; height: number };

/**
 * Stores an operator's logo or icon: its files, then its row. No page shows it until a setting
 * names it; without one it is deleted after a day (delete-old-assets.ts).
 * @param ground the background colour of icons that must be opaque, as `#rrggbb`
 * @returns its id, and its displayed size in CSS pixels
 * @throws AppError `unsupported`, `invalid` or `too_large` with a message for people
 */
export async function storeAsset(
  viewer: Viewer,
  kind: AssetKind,
  file: { path: string; sha256: string; address?: string },
  ground: string,
): Promise<StoredAsset> {
  const { path, sha256 } = file;
  const input = { path, kind: kind === 'icon' ? 'icon' : 'logo', ground } as const;
  const sender = { account: viewer.userId, address: file.address };
  const make = () => decode('asset', input);
  const { images, width, height } = await runInMediaSlot('picture', make, { sender });
  const id = newId();
  const objects = await storeObjects(id, images, ASSETS_PREFIX);
  try {
    await db().$transaction(async (tx) => {
      await tx.asset.create({
        data: { id, kind, objects, sha256, width, height },
        select: { id: true },
      });
      await writeAudit(tx, {
        actor: viewer.userId,
        action: 'asset.add',
        subject: `asset/${id}`,
        detail: { kind },
      });
    });
  } catch (error) {
    await deleteObjects(objects).catch(() => undefined); // the weekly clean-up deletes files without a row
    throw error;
  }
  return { id, kind, width, height };
}
