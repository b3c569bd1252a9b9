import type { Chosen } from '@/lib/media/choosing-rules';
import { attachItems } from '@/lib/media/commands/attach-items';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { storeItem } from '@/lib/media/commands/store-item';
import type { GalleryItem } from '@/lib/media/gallery-item';
import { duplicateOf, galleryItem, requireRoomInGallery } from '@/lib/media/queries/gallery-items';
import type { UploadedItem } from '@/lib/media/store-file';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import * as paths from '@/lib/platform/paths';
import { lockEditable } from '../queries/editable-memorial';
import { auditAdmin } from './audit-admin';

/**
 * Adds one uploaded file to a memorial's gallery, in the order of choosing, and returns it as visitors see
 * it. The same file again (a retry after a lost answer) returns the existing item. An admin who adds to
 * somebody else's memorial is recorded in the audit trail.
 * Throws `not_found`, `forbidden`, and as `storeItem` and `attachItems` do; then nothing is stored.
 */
export async function addMedia(
  viewer: Viewer,
  memorialId: string,
  file: UploadedItem,
  chosen?: Chosen,
): Promise<GalleryItem> {
  await requireRoomInGallery(memorialId);
  const { id } = await storeItem(viewer.userId, file);
  try {
    return await db().$transaction(async (tx) => {
      const memorial = await lockEditable(tx, viewer, memorialId);
      const twin = await duplicateOf(tx, memorialId, id);
      if (twin) await deleteStored(tx, id);
      else {
        await attachItems(tx, memorialId, [id], chosen);
        await auditAdmin(tx, viewer, memorial, {
          action: 'memorial.update',
          detail: { mediaId: id },
        });
        await invalidatePage(tx, paths.memorial(memorialId));
      }
      return galleryItem(tx, twin ?? id);
    });
  } catch (error) {
    await db().$transaction((tx) => deleteStored(tx, id));
    throw error;
  }
}

async function deleteStored(tx: Tx, id: string): Promise<void> {
  await orphanMedia(tx, [id]);
  await enqueue(tx, 'remove-media', {});
}
