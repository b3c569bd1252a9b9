import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { openDraft } from '../draft-form';
import { createMemorial } from './create-memorial';

type PaidOrder = { id: string; userId: string | null; draftId: string | null };

/**
 * Makes the memorial that an order paid for, inside the transaction that settles it. The unique
 * order id in the database guarantees that it happens once; the caller holds the order's row lock.
 * Returns what the receipt says about it; null when the draft became a memorial before: another order paid for
 * it, or memorials were free for a while. Throws `gone` for a draft that is no longer there or is empty.
 */
export async function createFromDraft(tx: Tx, order: PaidOrder) {
  if (!order.draftId) throw new AppError('gone', 'the draft is no longer there');
  // Nobody could edit such a memorial, or take it down.
  if (!order.userId) throw new AppError('gone', 'the account was deleted before the payment');
  await tx.$queryRaw`SELECT 1 FROM memorial_drafts WHERE id = ${order.draftId} FOR UPDATE`;
  const made = await tx.memorial.findFirst({
    where: { order: { draftId: order.draftId } },
    select: { id: true },
  });
  if (made) return null;
  const draft = await tx.memorialDraft.findUniqueOrThrow({
    where: { id: order.draftId },
    select: { formSealed: true, pictureId: true, memorialId: true },
  });
  if (draft.memorialId) return null;
  return createMemorial(tx, order, openDraft(draft.formSealed), draft.pictureId);
}

/**
 * The picture of a draft now belongs to its memorial. The form stays: it could not be opened, and it may
 * hold the only copy of the identity numbers, which the right key can recover.
 */
export async function detachDraftPicture(tx: Tx, draftId: string | null): Promise<void> {
  if (!draftId) return;
  const data = { pictureId: null };
  await tx.memorialDraft.update({ where: { id: draftId }, data, select: { id: true } });
}

/** Empties a draft whose memorial exists: identity numbers and contacts are not kept twice. */
export async function emptyDraft(tx: Tx, draftId: string | null): Promise<void> {
  if (!draftId) return;
  const data = { formSealed: '', pictureId: null };
  await tx.memorialDraft.update({ where: { id: draftId }, data, select: { id: true } });
}
