import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { decryptDraft } from '../draft-form';
import { createMemorial } from './create-memorial';

type PaidOrder = { id: string; userId: string | null; draftId: string | null };

/**
 * Creates the memorial of a paid order inside the transaction that settles it; the caller holds the
 * lock of the order's row. The unique order id in the database guarantees that it happens once.
 * Returns what the receipt shows; null if the draft has become a memorial already, by another order
 * or while memorials were free. Throws `gone` if the draft or the account was deleted.
 */
export async function createFromDraft(tx: Tx, order: PaidOrder) {
  if (!order.draftId) throw new AppError('gone', 'the draft is no longer there');
  // Nobody could edit or delete a memorial without an account.
  if (!order.userId) throw new AppError('gone', 'the account was deleted before the payment');
  await tx.$queryRaw`SELECT 1 FROM memorial_drafts WHERE id = ${order.draftId} FOR UPDATE`;
  const existing = await tx.memorial.findFirst({
    where: { order: { draftId: order.draftId } },
    select: { id: true },
  });
  if (existing) return null;
  const draft = await tx.memorialDraft.findUniqueOrThrow({
    where: { id: order.draftId },
    select: { formSealed: true, pictureId: true, memorialId: true },
  });
  if (draft.memorialId) return null;
  return createMemorial(tx, order, decryptDraft(draft.formSealed), draft.pictureId);
}

/**
 * Moves the picture of a draft to its memorial but keeps the form: it could not be opened, and may
 * be the only copy of the identity numbers, which the right key could still recover.
 */
export async function detachDraftPicture(tx: Tx, draftId: string | null): Promise<void> {
  if (!draftId) return;
  const data = { pictureId: null };
  await tx.memorialDraft.update({ where: { id: draftId }, data, select: { id: true } });
}

/**
 * Empties a draft whose memorial exists, so that identity numbers and contacts are not stored
 * twice.
 */
export async function emptyDraft(tx: Tx, draftId: string | null): Promise<void> {
  if (!draftId) return;
  const data = { formSealed: '', pictureId: null };
  await tx.memorialDraft.update({ where: { id: draftId }, data, select: { id: true } });
}
