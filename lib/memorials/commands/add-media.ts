import type { Viewer } from '@/lib/auth/viewer';
import { invalidatePage } from '@/lib/cache/invalidate-page';
import { db, type Tx } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { attachItems } from '@/lib/media/commands/attach-items';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { storeItem, type UploadedItem } from '@/lib/media/commands/store-item';
import type { GalleryItem } from '@/lib/media/gallery-item';
import { galleryItem, refuseFullGallery, twinOf } from '@/lib/media/queries/gallery-items';
import { paths } from '@/lib/paths';
import { lockEditable } from '../queries/editable-memorial';
import { auditOther } from './audit-other';

/**
 * Adds one uploaded file to a memorial's gallery and gives it as visitors see it. The same file again
 * (a retry after an answer that got lost) gives the item that is there. An admin who adds to somebody
 * else's memorial leaves a line in the audit trail.
 * Throws `not_found`, `forbidden`, and as `storeItem` and `attachItems` do; nothing stays then.
 */
export async function addMedia(
  viewer: Viewer,
  memorialId: string,
  file: UploadedItem,
): Promise<GalleryItem> {
  await refuseFullGallery(memorialId);
  const { id } = await storeItem(viewer.userId, file);
  try {
    return await db().$transaction(async (tx) => {
      const { createdById } = await lockEditable(tx, viewer, memorialId);
      const twin = await twinOf(tx, memorialId, id);
      if (twin) await drop(tx, id);
      else {
        await attachItems(tx, memorialId, [id]);
        await auditOther(tx, viewer, memorialId, createdById, {
          action: 'memorial.update',
          detail: { mediaId: id },
        });
        await invalidatePage(tx, paths.memorial(memorialId));
      }
      return galleryItem(tx, twin ?? id);
    });
  } catch (error) {
    await db().$transaction((tx) => drop(tx, id));
    throw error;
  }
}

async function drop(tx: Tx, id: string): Promise<void> {
  await orphanMedia(tx, [id]);
  await enqueue(tx, 'remove-media', {});
}
