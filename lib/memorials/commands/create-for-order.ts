import type { Viewer } from '@/lib/auth/viewer';
import { db, type Tx } from '@/lib/db/client';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import { markFulfilled } from '@/lib/orders/commands/finish-order';
import { restateOrder } from '@/lib/orders/commands/restate-order';
import { receiptMail } from '@/lib/orders/receipt-mail';
import { usableOrder } from '../queries/usable-order';
import type { MemorialForm } from '../schema';
import { forgetDraft } from './create-from-draft';
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
    const draftPictureId = await lockDraftPicture(tx, orderId);
    const order = await usableOrder(tx, viewer, orderId);
    const made = await createMemorial(tx, order, form, pictureId ?? draftPictureId);
    if (pictureId && draftPictureId) await orphanMedia(tx, [draftPictureId]);
    await forgetDraft(tx, order.draftId);
    await markFulfilled(tx, order.id);
    await restateOrder(tx, order.id); // a part of the money may have gone back before
    if (order.email) await enqueueMail(tx, receiptMail(order, made));
    return { memorialId: made.memorialId };
  });
}

/** Locks the order's draft, as long as it is there, and gives its picture, as long as that is there. */
async function lockDraftPicture(tx: Tx, orderId: string): Promise<string | null> {
  const [draft] = await tx.$queryRaw<{ id: string }[]>`
    SELECT d.id FROM memorial_drafts d JOIN orders o ON o."draftId" = d.id
    WHERE o.id = ${orderId} FOR UPDATE OF d`;
  if (!draft) return null;
  const picture = await tx.media.findFirst({
    where: { draftOf: { id: draft.id }, state: { not: 'orphaned' } },
    select: { id: true },
  });
  return picture?.id ?? null;
}
