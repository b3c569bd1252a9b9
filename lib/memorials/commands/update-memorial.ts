import type { Viewer } from '@/lib/auth/viewer';
import { invalidatePage } from '@/lib/cache/invalidate-page';
import { db, type Tx } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { claimPicture, orphanMedia } from '@/lib/media/commands';
import { attachItems } from '@/lib/media/commands/attach-items';
import { paths } from '@/lib/paths';
import { memorialRow } from '../memorial-row';
import { mergeFields } from '../merge-fields';
import { lockEditable } from '../queries/editable-memorial';
import { storedForm } from '../queries/stored-form';
import type { MemorialForm } from '../schema';
import type { MemorialFields } from '../schema-fields';
import { arrangeMedia } from './arrange-media';

/** Ids of uploads that are stored and shown nowhere yet. */
type Uploads = { pictureId: string | null; itemIds: string[] };

/**
 * Changes a memorial: the fields that were sent, the main picture if there is a new one, and the gallery
 * if its list or new items were sent. Throws `not_found`, `forbidden`, and ZodError or `invalid` when
 * the whole would break a rule of the creation form.
 */
export async function updateMemorial(
  viewer: Viewer,
  id: string,
  fields: MemorialFields,
  { pictureId, itemIds }: Uploads,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, id);
    await writeForm(tx, id, mergeFields(await storedForm(tx, id), fields));
    if (pictureId) await replacePicture(tx, id, memorial.mainPictureId, pictureId);
    if (fields.existingMedia) await arrangeMedia(tx, id, fields.existingMedia);
    if (itemIds.length > 0) await attachItems(tx, id, itemIds);
    await invalidatePage(tx, paths.memorial(id));
  });
}

async function writeForm(tx: Tx, id: string, form: MemorialForm): Promise<void> {
  const ofMemorial = { where: { memorialId: id } };
  await tx.education.deleteMany(ofMemorial);
  await tx.career.deleteMany(ofMemorial);
  await tx.familyMember.deleteMany(ofMemorial);
  await tx.memorial.update({ where: { id }, data: memorialRow(form), select: { id: true } });
}

async function replacePicture(tx: Tx, id: string, before: string | null, pictureId: string) {
  await claimPicture(tx, pictureId);
  await tx.memorial.update({
    where: { id },
    data: { mainPictureId: pictureId },
    select: { id: true },
  });
  if (!before) return;
  await orphanMedia(tx, [before]);
  await enqueue(tx, 'remove-media', {});
}
