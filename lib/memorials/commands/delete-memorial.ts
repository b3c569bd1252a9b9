import { activeKeeperWhere, EDITING_ROLES } from '@/lib/keepers/rules';
import { deleteContributionsTo } from '@/lib/media/commands/delete-contributions';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { publishEvent } from '@/lib/platform/events/publish-event';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import * as paths from '@/lib/platform/paths';
import { type EditableMemorial, lockEditable } from '../queries/editable-memorial';
import { announceDeletion } from './announce-deletion';
import { auditAdmin } from './audit-admin';

/**
 * Deletes a memorial. If others keep it together with the owner, it is hidden now and deleted a
 * week later unless one of them objects; repeating the call changes nothing. An admin deletes a
 * memorial of others at once and is audited. Throws `not_found`, also for a deleted memorial, and
 * `forbidden`.
 */
export async function deleteMemorial(viewer: Viewer, id: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) =>
    deleteLockedMemorial(tx, viewer, await lockEditable(tx, viewer, id, 'delete'), now),
  );
}

/** As `deleteMemorial`, for a memorial that is already locked and that the viewer may delete. */
export async function deleteLockedMemorial(
  tx: Tx,
  viewer: Viewer,
  memorial: EditableMemorial,
  now: Date,
): Promise<void> {
  if (!memorial.asAdmin && (await announceDeletion(tx, viewer, memorial.id, now))) return;
  await auditAdmin(tx, viewer, memorial, { action: 'memorial.delete' });
  await removeMemorial(tx, memorial);
}

type RemovedMemorial = Pick<EditableMemorial, 'id' | 'mainPictureId' | 'coverId'>;

/**
 * Deletes a memorial for good, with its family, gallery and tributes. Orders stay for bookkeeping,
 * and the id stays so that a printed code still leads to a page that explains it (product.md,
 * "Addresses"). The caller must hold the lock of the memorial.
 */
export async function removeMemorial(
  tx: Tx,
  { id, mainPictureId, coverId }: RemovedMemorial,
): Promise<void> {
  await publishDeletedEvent(tx, id);
  await deleteMedia(tx, id, [mainPictureId, coverId]);
  await tx.deletedMemorial.create({ data: { id }, select: { id: true } });
  await tx.memorial.delete({ where: { id }, select: { id: true } });
  await invalidatePage(tx, paths.memorial(id));
}

/**
 * Announces the deletion to the webhooks of the editors. Their ids are read now because the rows
 * are deleted with the memorial.
 */
async function publishDeletedEvent(tx: Tx, id: string) {
  const editors = await tx.keeper.findMany({
    where: { memorialId: id, role: { in: [...EDITING_ROLES] }, ...activeKeeperWhere(new Date()) },
    select: { userId: true },
  });
  const keptBy = editors.map(({ userId }) => userId);
  await publishEvent(tx, { type: 'memorial.deleted', memorialId: id, id, keptBy });
}

async function deleteMedia(tx: Tx, memorialId: string, pictureIds: (string | null)[]) {
  const items = await tx.media.findMany({
    where: { OR: [{ memorialId }, { condolence: { condolence: { memorialId } } }] },
    select: { id: true },
  });
  await deleteContributionsTo(tx, memorialId);
  const ids = [...items.map(({ id }) => id), ...pictureIds].filter((id) => id !== null);
  if (ids.length === 0) return;
  await orphanMedia(tx, ids);
  await enqueue(tx, 'remove-media', {});
}
