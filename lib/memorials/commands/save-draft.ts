import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { lockDraft, requireUnusedDraft } from '@/lib/payments/order/open-memorial-order';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { requireMemorialsOpen } from '@/lib/platform/site-settings/require-open';
import { restoreDraftNumbers, sealForm, tryDecryptDraft } from '../draft-form';
import type { MemorialForm } from '../schema';

/**
 * Saves the creation form before the payment window opens, so that a paid memorial can be created
 * whatever happens to the browser (product.md, "Money"). If `draftId` is an unpaid draft of the
 * viewer, it is updated, so that one memorial has one draft; any other id is ignored. Identity
 * numbers of relatives that are sent empty stay as the draft has them. `pictureId` is the stored
 * picture, null to keep the draft's. Returns the id of the draft. Throws `forbidden` if the site
 * accepts no new memorials, `invalid` without any picture, and `conflict` with `orderId` and
 * `memorialId` if the draft is paid.
 */
export async function saveDraft(
  viewer: Viewer,
  form: MemorialForm,
  pictureId: string | null,
  draftId?: string,
): Promise<{ draftId: string }> {
  requireMemorialsOpen();
  return db().$transaction(async (tx) =>
    draftId && (await lockDraft(tx, viewer, draftId))
      ? changeDraft(tx, viewer, { id: draftId, form, pictureId })
      : addDraft(tx, viewer, form, pictureId),
  );
}

type Change = { id: string; form: MemorialForm; pictureId: string | null };

async function changeDraft(tx: Tx, viewer: Viewer, { id, form, pictureId }: Change) {
  await requireUnusedDraft(tx, viewer, id);
  const before = await tx.memorialDraft.findUniqueOrThrow({
    where: { id },
    select: { formSealed: true, pictureId: true },
  });
  const draft = tryDecryptDraft(before.formSealed);
  const formSealed = sealForm(draft ? restoreDraftNumbers(form, draft) : form);
  const savedPictureId = pictureId ?? before.pictureId ?? throwPictureRequired();
  await tx.memorialDraft.update({
    where: { id },
    data: { formSealed, pictureId: savedPictureId },
    select: { id: true },
  });
  if (before.pictureId && before.pictureId !== savedPictureId)
    await orphanMedia(tx, [before.pictureId]);
  return { draftId: id };
}

async function addDraft(tx: Tx, viewer: Viewer, form: MemorialForm, pictureId: string | null) {
  const id = newId();
  await tx.memorialDraft.create({
    data: {
      id,
      ownerId: viewer.userId,
      formSealed: sealForm(form),
      pictureId: pictureId ?? throwPictureRequired(),
    },
    select: { id: true },
  });
  return { draftId: id };
}

/** A new memorial needs a portrait. */
export function pictureRequiredError(): AppError {
  const userMessage = messageFor('memorials.faults.pictureRequired');
  return new AppError('invalid', userMessage, { fields: { profileImage: userMessage } });
}

function throwPictureRequired(): never {
  throw pictureRequiredError();
}
