import { isDeepStrictEqual } from 'node:util';
import { setVisibility } from '@/lib/access/commands/set-visibility';
import { requestedVisibility } from '@/lib/access/requested-visibility';
import type { Visibility } from '@/lib/access/rules';
import { attachItems } from '@/lib/media/commands/attach-items';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { publishEvent } from '@/lib/platform/events/publish-event';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import * as paths from '@/lib/platform/paths';
import { PRIVATE_FIELDS } from '../mask-rules';
import { toMemorialRow } from '../memorial-row';
import { mergeFields, withoutId } from '../merge-fields';
import { requireNoAnnouncedDeletion } from '../queries/announced-deletion';
import {
  type EditableMemorial,
  lockEditable,
  requireChangeable,
} from '../queries/editable-memorial';
import { storedOtherNames } from '../queries/other-names';
import { requirePlanRoom } from '../queries/plan-room';
import { storedForm } from '../queries/stored-form';
import type { MemorialForm } from '../schema';
import type { MemorialChange } from '../schema-request';
import { arrangeMedia } from './arrange-media';
import { auditAdmin } from './audit-admin';
import { requireAllowedForKey } from './require-allowed-for-key';

/**
 * Parts of the request besides the change: the names under which its fields were sent, and the ids
 * of stored uploads that nothing shows yet.
 */
type RequestParts = {
  names: string[];
  pictureId: string | null;
  coverId: string | null;
  itemIds: string[];
};

/**
 * Changes a memorial: the fields that were sent, the main picture, the cover, and the gallery.
 * Throws `not_found`, `forbidden` (also for what an API key may not change: require-allowed-for-key.ts),
 * `conflict` for publishing a memorial that is about to be deleted, and ZodError or `invalid` if
 * the result breaks a rule of the creation form or changes private values that the viewer may not
 * read. A change that the viewer may make only as an admin is audited, with the names of the fields
 * and no values.
 */
export async function updateMemorial(
  viewer: Viewer,
  id: string,
  change: MemorialChange,
  { names, pictureId, coverId, itemIds }: RequestParts,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const memorial = await lockEditable(tx, viewer, id);
    const before = await storedForm(tx, id);
    const form = mergeFields(before, change, memorial.can.readPrivate);
    const newVisibility = visibilityOf(memorial, change, form);
    const hasFiles = pictureId !== null || coverId !== null || itemIds.length > 0;
    requireAllowedForKey(viewer, change, newVisibility, hasFiles);
    if (form.isPublic) await requireNoAnnouncedDeletion(tx, id);
    const family = before.familyMembers.map(withoutId);
    await writeForm(tx, id, form, !isDeepStrictEqual(form.familyMembers, family));
    if (newVisibility) await writeVisibility(tx, viewer, memorial, newVisibility);
    if (pictureId) await replacePicture(tx, id, 'mainPictureId', memorial, pictureId);
    if (coverId || change.removeCover) await replacePicture(tx, id, 'coverId', memorial, coverId);
    if (change.existingMedia) await arrangeMedia(tx, id, change.existingMedia);
    if (itemIds.length > 0) {
      await requirePlanRoom(tx, id, itemIds);
      await attachItems(tx, id, itemIds);
    }
    const writesAsAdmin = memorial.readsAsAdmin && changesPrivate(before, form);
    const asAdmin = memorial.asAdmin || writesAsAdmin;
    await auditAdmin(
      tx,
      viewer,
      { id, asAdmin },
      {
        action: 'memorial.update',
        detail: {
          fields: names.join(', '),
          uploads: itemIds.length + [pictureId, coverId].filter(Boolean).length,
        },
      },
    );
    await publishEvent(tx, { type: 'memorial.updated', memorialId: id, id });
    await invalidatePage(tx, paths.memorial(id));
  });
}

/**
 * Throws what `updateMemorial` would throw about permissions and fields, before any uploaded file
 * is stored. `updateMemorial` checks both again.
 */
export async function checkUpdate(
  viewer: Viewer,
  id: string,
  change: MemorialChange,
  hasFiles: boolean,
): Promise<void> {
  const memorial = await requireChangeable(db(), viewer, id);
  const form = mergeFields(await storedForm(db(), id), change, memorial.can.readPrivate);
  requireAllowedForKey(viewer, change, visibilityOf(memorial, change, form), hasFiles);
}

const changesPrivate = (before: MemorialForm, after: MemorialForm) =>
  !isDeepStrictEqual(privateValues(before), privateValues(after));

const privateValues = ({ identityNumber, familyMembers }: MemorialForm) => [
  identityNumber,
  ...familyMembers
    .map((member) => PRIVATE_FIELDS.map((field) => member[field]))
    .filter((values) => values.some(Boolean)),
];

/** Unchanged relatives keep their rows: sealing them again would change their `_id`. */
async function writeForm(tx: Tx, id: string, form: MemorialForm, withFamily: boolean) {
  const ofMemorial = { where: { memorialId: id } };
  await tx.education.deleteMany(ofMemorial);
  await tx.career.deleteMany(ofMemorial);
  if (withFamily) await tx.familyMember.deleteMany(ofMemorial);
  const row = toMemorialRow(form, await storedOtherNames(tx, id));
  const { familyMembers, isPublic: _, visibility: __, ...columns } = row;
  await tx.memorial.update({
    where: { id },
    data: { ...columns, ...(withFamily && { familyMembers }) },
    select: { id: true },
  });
}

/** The requested visibility; undefined if it was not sent or stays the same. */
function visibilityOf(before: EditableMemorial, change: MemorialChange, form: MemorialForm) {
  const isPublic = change.isPublic === undefined ? undefined : form.isPublic;
  const level = change.visibility === undefined ? undefined : form.visibility;
  return requestedVisibility(before.visibility, { visibility: level, isPublic });
}

async function writeVisibility(
  tx: Tx,
  { userId }: Viewer,
  { id, asAdmin }: EditableMemorial,
  visibility: Visibility,
) {
  await setVisibility(tx, id, { visibility }, { userId, asAdmin });
}

/** Replaces or deletes the portrait or the cover. */
async function replacePicture(
  tx: Tx,
  id: string,
  column: 'mainPictureId' | 'coverId',
  before: EditableMemorial,
  pictureId: string | null,
) {
  if (pictureId) await claimPicture(tx, pictureId);
  await tx.memorial.update({ where: { id }, data: { [column]: pictureId }, select: { id: true } });
  const formerPictureId = before[column];
  if (!formerPictureId) return;
  await orphanMedia(tx, [formerPictureId]);
  await enqueue(tx, 'remove-media', {});
}
