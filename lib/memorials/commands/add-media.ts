import { requireOpenTo } from '@/lib/keepers/queries/require-open-to';
import type { ChosenPlace } from '@/lib/media/choosing-rules';
import { attachItems } from '@/lib/media/commands/attach-items';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import {
  type Contribution,
  requireRoomForContribution,
  storeContribution,
} from '@/lib/media/commands/store-contribution';
import { storeItem } from '@/lib/media/commands/store-item';
import type { GalleryItem } from '@/lib/media/gallery-item';
import {
  duplicateOf,
  galleryItem,
  isPlaceTaken,
  requireRoomInGallery,
  waitingDuplicateOf,
} from '@/lib/media/queries/gallery-items';
import type { UploadedItem } from '@/lib/media/store-file';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import * as paths from '@/lib/platform/paths';
import { lockEditable, requireChangeableEarly } from '../queries/editable-memorial';
import { requirePlanRoom } from '../queries/plan-room';
import { auditAdmin } from './audit-admin';

/** `waits`: no page shows the item until a keeper publishes it. */
export type AddedItem = { item: GalleryItem; waits: boolean };

/**
 * Adds one uploaded file to a memorial's gallery, at the end or before files of its batch that were chosen later, and
 * returns it as visitors see it. If the same file is already there (a retry after a lost answer), returns the existing
 * item. A contributor's file is not shown but waits
 * for the keepers (decision 0109). An admin who adds to a memorial of others is audited. Throws `not_found`,
 * `forbidden`, `conflict` if a contribution would have no keepers to decide about it, and as `storeItem` and
 * `attachItems` do. If it throws, the stored file is deleted.
 */
export async function addMedia(
  viewer: Viewer,
  memorialId: string,
  file: UploadedItem,
  chosen?: ChosenPlace,
): Promise<AddedItem> {
  await requireMayAddMedia(viewer, memorialId, chosen);
  const { id } = await storeItem(viewer.userId, file);
  return addStoredItem(viewer, memorialId, id, chosen);
}

/** As `addMedia`, with a file that `storeItem` has stored. */
export async function addStoredItem(
  viewer: Viewer,
  memorialId: string,
  id: string,
  chosen?: ChosenPlace,
): Promise<AddedItem> {
  const contribution = { memorialId, contributorId: viewer.userId };
  try {
    return await db().$transaction(async (tx) => {
      const memorial = await lockEditable(tx, viewer, memorialId, 'contribute');
      const duplicate = await duplicateOf(tx, memorialId, id);
      if (!duplicate && !memorial.can.edit)
        return await addContribution(tx, viewer, contribution, id, chosen);
      if (duplicate) await deleteStored(tx, id);
      else {
        await requirePlanRoom(tx, memorialId, [id]);
        await attachItems(tx, memorialId, [id], chosen);
        await auditAdmin(tx, viewer, memorial, {
          action: 'memorial.update',
          detail: { mediaId: id },
        });
        await invalidatePage(tx, paths.memorial(memorialId));
      }
      return { item: await galleryItem(tx, duplicate ?? id), waits: false };
    });
  } catch (error) {
    await db().$transaction((tx) => deleteStored(tx, id));
    throw error;
  }
}

/**
 * Throws `not_found` or `forbidden` if the viewer may not add media, and `invalid` if the gallery is full. For a
 * contributor, throws `conflict` if the memorial has no keepers, and `invalid` if too many files wait already. Does not
 * look for room if the file was probably added before, and only the answer was lost.
 */
export async function requireMayAddMedia(
  viewer: Viewer,
  memorialId: string,
  chosen?: ChosenPlace,
): Promise<void> {
  const { edit } = await requireChangeableEarly(viewer, memorialId, 'contribute').catch(asGone);
  if (chosen && (await isPlaceTaken(memorialId, viewer.userId, chosen))) return;
  const contribution = { memorialId, contributorId: viewer.userId };
  await (edit
    ? requireRoomInGallery(memorialId)
    : requireMayContribute(db(), viewer, contribution));
}

/** Tells programs that the memorial is gone, and not only the address unknown to an earlier release. */
function asGone(error: unknown): never {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  throw new AppError('not_found', error.userMessage ?? error.message, {
    details: { isGone: true },
  });
}

/** Stores the file as waiting, unless this contributor has sent the same one before. */
async function addContribution(
  tx: Tx,
  viewer: Viewer,
  contribution: Contribution,
  id: string,
  chosen?: ChosenPlace,
): Promise<AddedItem> {
  const duplicate = await waitingDuplicateOf(tx, contribution, id);
  if (duplicate) await deleteStored(tx, id);
  else {
    await requireMayContribute(tx, viewer, contribution);
    await requirePlanRoom(tx, contribution.memorialId, [id]);
    await storeContribution(tx, contribution, id, chosen);
  }
  return { item: await galleryItem(tx, duplicate ?? id), waits: true };
}

/** Throws if the memorial has no keepers, or if too many files wait already. */
async function requireMayContribute(
  tx: Tx,
  viewer: Viewer,
  contribution: Contribution,
): Promise<void> {
  await requireOpenTo(tx, viewer, contribution.memorialId, 'contribution');
  await requireRoomForContribution(tx, contribution);
}

async function deleteStored(tx: Tx, id: string): Promise<void> {
  await orphanMedia(tx, [id]);
  await enqueue(tx, 'remove-media', {});
}
