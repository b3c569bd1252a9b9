import type { Viewer } from '@/lib/auth/viewer';
import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids/public-id';
import { orphanMedia } from '@/lib/media/commands';
import { lockDraft, refusePaidDraft } from '@/lib/orders/commands/open-memorial-order';
import { seal } from '@/lib/sealing/sealing';
import type { MemorialForm } from '../schema';

/**
 * Keeps the whole creation form on the server, before the payment window opens, so that a paid
 * memorial can be made whatever happens to the browser (decisions.md, "Money"). With the id of an
 * unpaid draft of the viewer's it is that draft which changes, so that one memorial is one draft however
 * often the form is sent; any other id is as good as none.
 * Takes the checked form and the id of its stored picture, null to keep the draft's; gives the draft's id.
 * Throws `invalid` without any picture, `conflict` with `orderId` and `memorialId` when it is paid.
 */
export async function saveDraft(
  viewer: Viewer,
  form: MemorialForm,
  pictureId: string | null,
  draftId?: string,
): Promise<{ draftId: string }> {
  const formSealed = seal(JSON.stringify(form));
  return db().$transaction(async (tx) =>
    draftId && (await lockDraft(tx, viewer, draftId))
      ? changeDraft(tx, draftId, formSealed, pictureId)
      : addDraft(tx, viewer, formSealed, pictureId),
  );
}

async function changeDraft(tx: Tx, id: string, formSealed: string, pictureId: string | null) {
  await refusePaidDraft(tx, id);
  const before = await tx.memorialDraft.findUniqueOrThrow({
    where: { id },
    select: { pictureId: true },
  });
  const kept = pictureId ?? before.pictureId ?? refuseWithoutPicture();
  await tx.memorialDraft.update({
    where: { id },
    data: { formSealed, pictureId: kept },
    select: { id: true },
  });
  if (before.pictureId && before.pictureId !== kept) await orphanMedia(tx, [before.pictureId]);
  return { draftId: id };
}

async function addDraft(tx: Tx, viewer: Viewer, formSealed: string, pictureId: string | null) {
  const id = newId();
  await tx.memorialDraft.create({
    data: {
      id,
      ownerId: viewer.userId,
      formSealed,
      pictureId: pictureId ?? refuseWithoutPicture(),
    },
    select: { id: true },
  });
  return { draftId: id };
}

function refuseWithoutPicture(): never {
  throw new AppError('invalid', 'Profile picture is required', {
    fields: { profileImage: 'Profile picture is required' },
  });
}
