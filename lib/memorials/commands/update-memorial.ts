import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '@/lib/auth/viewer';
import { invalidatePage } from '@/lib/cache/invalidate-page';
import { db, type Tx } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { attachItems } from '@/lib/media/commands/attach-items';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { paths } from '@/lib/paths';
import { memorialRow } from '../memorial-row';
import { mergeFields, withoutId } from '../merge-fields';
import { lockEditable } from '../queries/editable-memorial';
import { storedForm } from '../queries/stored-form';
import type { MemorialForm } from '../schema';
import type { MemorialFields } from '../schema-fields';
import { arrangeMedia } from './arrange-media';
import { auditOther } from './audit-other';

/** Ids of uploads that are stored and shown nowhere yet. */
type Uploads = { pictureId: string | null; itemIds: string[] };

/**
 * Changes a memorial: the fields that were sent, the main picture if there is a new one, and the gallery
 * if its list or new items were sent. Throws `not_found`, `forbidden`, and ZodError or `invalid` when
 * the whole would break a rule of the creation form. An admin who changes somebody else's leaves a line
 * in the audit trail, with the names of the fields and no value.
 */
export async function updateMemorial(
  viewer: Viewer,
  id: string,
  fields: MemorialFields,
  { pictureId, itemIds }: Uploads,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, id);
    const before = await storedForm(tx, id);
    const form = mergeFields(before, fields);
    const family = before.familyMembers.map(withoutId);
    await writeForm(tx, id, form, !isDeepStrictEqual(form.familyMembers, family));
    if (pictureId) await replacePicture(tx, id, memorial.mainPictureId, pictureId);
    if (fields.existingMedia) await arrangeMedia(tx, id, fields.existingMedia);
    if (itemIds.length > 0) await attachItems(tx, id, itemIds);
    await auditOther(tx, viewer, id, memorial.createdById, {
      action: 'memorial.update',
      detail: {
        fields: Object.keys(fields).join(', '),
        uploads: itemIds.length + (pictureId ? 1 : 0),
      },
    });
    await invalidatePage(tx, paths.memorial(id));
  });
}

/** Relatives who did not change stay untouched: sealed anew, they would be called something else. */
async function writeForm(tx: Tx, id: string, form: MemorialForm, withFamily: boolean) {
  const ofMemorial = { where: { memorialId: id } };
  await tx.education.deleteMany(ofMemorial);
  await tx.career.deleteMany(ofMemorial);
  if (withFamily) await tx.familyMember.deleteMany(ofMemorial);
  const { familyMembers, ...columns } = memorialRow(form);
  await tx.memorial.update({
    where: { id },
    data: { ...columns, ...(withFamily && { familyMembers }) },
    select: { id: true },
  });
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
