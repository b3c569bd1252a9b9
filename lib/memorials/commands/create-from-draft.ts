import { invalidatePage } from '@/lib/cache/invalidate-page';
import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids/public-id';
import { claimPicture } from '@/lib/media/commands';
import { paths } from '@/lib/paths';
import { unseal } from '@/lib/sealing/sealing';
import { memorialRow } from '../memorial-row';
import { type MemorialForm, memorialFormSchema } from '../schema';

type PaidOrder = { id: string; userId: string | null; draftId: string | null };

/**
 * Makes the memorial that an order paid for, inside the transaction that settles it. The unique
 * order id in the database makes sure of "exactly once"; the caller holds the order's row lock.
 * Gives the new memorial's id and name; null when another order has paid for the same draft already.
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
    select: { formSealed: true, pictureId: true },
  });
  const form = memorialFormSchema.parse(JSON.parse(unseal(draft.formSealed)));
  return createMemorial(tx, order, form, draft.pictureId);
}

/** Empties a draft whose memorial exists: identity numbers and contacts are not kept twice. */
export async function forgetDraft(tx: Tx, draftId: string | null): Promise<void> {
  if (!draftId) return;
  const data = { formSealed: '', pictureId: null };
  await tx.memorialDraft.update({ where: { id: draftId }, data, select: { id: true } });
}

async function createMemorial(
  tx: Tx,
  order: PaidOrder,
  form: MemorialForm,
  pictureId: string | null,
) {
  const id = newId();
  const { education, career, familyMembers, ...columns } = memorialRow(form);
  await tx.memorial.create({
    data: {
      ...columns,
      id,
      education,
      career,
      familyMembers,
      orderId: order.id,
      createdById: order.userId,
      mainPictureId: pictureId,
    },
    select: { id: true },
  });
  if (pictureId) await claimPicture(tx, pictureId);
  await invalidatePage(tx, paths.memorial(id));
  return { memorialId: id, fullName: form.name };
}
