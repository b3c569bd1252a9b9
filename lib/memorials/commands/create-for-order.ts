import type { Viewer } from '@/lib/auth/viewer';
import { db, type Tx } from '@/lib/db/client';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { markFulfilled } from '@/lib/orders/commands/finish-order';
import { restateOrder } from '@/lib/orders/commands/restate-order';
import { receiptMail } from '@/lib/orders/receipt-mail';
import { keepDraftNumbers } from '../keep-draft-numbers';
import { usableOrder } from '../queries/usable-order';
import { readDraft } from '../read-draft';
import { NO_NUMBER } from '../read-order-form';
import type { MemorialForm } from '../schema';
import { forgetDraft, forgetDraftPicture } from './create-from-draft';
import { createMemorial } from './create-memorial';

/**
 * Makes the memorial of a paid order from a form that is sent with the call. Settling makes it from the
 * draft, so this is for an order that waits because its draft was missing or broken. It takes the
 * same locks in the same order as settling does: the order's, then the draft's.
 * Takes the checked form and the id of its stored picture, null to use the draft's. Throws as
 * `usableOrder` does.
 */
export async function createForOrder(
  viewer: Viewer,
  orderId: string,
  form: MemorialForm,
  pictureId: string | null,
): Promise<{ memorialId: string }> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`;
    const draft = await lockDraft(tx, orderId);
    const order = await usableOrder(tx, viewer, orderId);
    const whole = draft.form ? withDraftNumbers(form, draft.form) : form;
    const made = await createMemorial(tx, order, whole, pictureId ?? draft.pictureId);
    if (pictureId && draft.pictureId) await orphanMedia(tx, [draft.pictureId]);
    await (draft.form ? forgetDraft : forgetDraftPicture)(tx, order.draftId);
    await markFulfilled(tx, order.id);
    await restateOrder(tx, order.id); // a part of the money may have gone back before
    if (order.email) await enqueueMail(tx, receiptMail(order, made));
    return { memorialId: made.memorialId };
  });
}

/** The browser's copy has no identity numbers; the draft does, where it can be read. */
function withDraftNumbers(form: MemorialForm, draft: MemorialForm): MemorialForm {
  const whole = keepDraftNumbers(form, draft);
  if (form.identityNumber !== NO_NUMBER) return whole;
  const { identityType, identityNumber } = draft;
  return { ...whole, identityType, identityNumber };
}

type Draft = { form: MemorialForm | null; pictureId: string | null };

/** Locks the order's draft and gives what of it is there and can be read. */
async function lockDraft(tx: Tx, orderId: string): Promise<Draft> {
  const [draft] = await tx.$queryRaw<{ id: string; formSealed: string }[]>`
    SELECT d.id, d."formSealed" FROM memorial_drafts d JOIN orders o ON o."draftId" = d.id
    WHERE o.id = ${orderId} FOR UPDATE OF d`;
  if (!draft) return { form: null, pictureId: null };
  const picture = await tx.media.findFirst({
    where: { draftOf: { id: draft.id }, state: { not: 'orphaned' } },
    select: { id: true },
  });
  return { form: readDraft(draft.formSealed), pictureId: picture?.id ?? null };
}
