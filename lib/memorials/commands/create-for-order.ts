import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { lockOrderRow } from '@/lib/payments/order/lock-order';
import {
  markFulfilled,
  recalculateOrderStatus,
} from '@/lib/payments/order/recalculate-order-status';
import { receiptMail } from '@/lib/payments/order/receipt-mail';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { restoreDraftNumbers, tryDecryptDraft } from '../draft-form';
import { loadUsableOrder } from '../queries/usable-order';
import { MISSING_NUMBER } from '../read-order-form';
import type { MemorialForm } from '../schema';
import { detachDraftPicture, emptyDraft } from './create-from-draft';
import { createMemorial } from './create-memorial';

/**
 * Creates the memorial of a paid order from a form in the request. This is for orders whose draft
 * is missing or broken; otherwise settling creates it from the draft. Locks the order, then the
 * draft, in the same order as settling does. `pictureId` is the stored picture, null to use the
 * draft's. Throws as `loadUsableOrder` does.
 */
export async function createForOrder(
  viewer: Viewer,
  orderId: string,
  form: MemorialForm,
  pictureId: string | null,
): Promise<{ memorialId: string }> {
  return db().$transaction(async (tx) => {
    await lockOrderRow(tx, orderId);
    const draft = await lockDraft(tx, orderId);
    const order = await loadUsableOrder(tx, viewer, orderId);
    const restored = draft.form ? withDraftNumbers(form, draft.form) : form;
    const created = await createMemorial(tx, order, restored, pictureId ?? draft.pictureId);
    if (pictureId && draft.pictureId) await orphanMedia(tx, [draft.pictureId]);
    await (draft.form ? emptyDraft : detachDraftPicture)(tx, order.draftId);
    await markFulfilled(tx, order.id);
    await recalculateOrderStatus(tx, order.id); // part of the money may have been refunded already
    if (order.email) await enqueueMail(tx, receiptMail(order, created, viewer.language));
    return { memorialId: created.memorialId };
  });
}

/** Adds the identity numbers of the draft, if it can be read: the browser does not keep them. */
function withDraftNumbers(form: MemorialForm, draft: MemorialForm): MemorialForm {
  const restored = restoreDraftNumbers(form, draft);
  if (form.identityNumber !== MISSING_NUMBER) return restored;
  const { identityType, identityNumber } = draft;
  return { ...restored, identityType, identityNumber };
}

type Draft = { form: MemorialForm | null; pictureId: string | null };

/** Locks the draft of the order and returns the parts of it that can be read. */
async function lockDraft(tx: Tx, orderId: string): Promise<Draft> {
  const [draft] = await tx.$queryRaw<{ id: string; formSealed: string }[]>`
    SELECT d.id, d."formSealed" FROM memorial_drafts d JOIN orders o ON o."draftId" = d.id
    WHERE o.id = ${orderId} FOR UPDATE OF d`;
  if (!draft) return { form: null, pictureId: null };
  const picture = await tx.media.findFirst({
    where: { draftOf: { id: draft.id }, state: { not: 'orphaned' } },
    select: { id: true },
  });
  return { form: tryDecryptDraft(draft.formSealed), pictureId: picture?.id ?? null };
}
