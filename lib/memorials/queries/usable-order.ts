import { chargesOf } from '@/lib/payments/ledger/charges-of';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';

const ORDER = {
  id: true,
  userId: true,
  type: true,
  status: true,
  paidAt: true,
  fulfilledAt: true,
  draftId: true,
  email: true,
  user: { select: { firstName: true } },
  priceMinor: true,
  chargeMinor: true,
  memorial: { select: { id: true } },
} as const;

/** Paid and not fulfilled yet. A payment that was refunded or charged back does not count. */
const UNFULFILLED_STATUSES = ['paid', 'needs_review'];

/**
 * Checks early whether a call may create a memorial, and returns the order's id. Throws `payment_required` without an
 * order, and whatever `loadUsableOrder` throws.
 */
export async function requireUsableOrderId(
  viewer: Viewer,
  orderId: string | null | undefined,
): Promise<string> {
  if (!orderId) throw new AppError('payment_required', messageFor('memorials.refusals.payFirst'));
  return (await loadUsableOrder(db(), viewer, orderId)).id;
}

/**
 * The viewer's paid order that still has no memorial (security.md, "created, not paid"). Throws `payment_required` if
 * the order is unpaid, is being refunded, or was for something else; `forbidden` for another person's order and for an
 * unknown id, so that callers cannot tell these apart; `conflict` if it was already used, with `memorialId` unless that
 * memorial was deleted (product.md 4).
 */
export async function loadUsableOrder(tx: Tx, viewer: Viewer, orderId: string) {
  const order = await tx.order.findUnique({ where: { id: orderId }, select: ORDER });
  if (!order || order.userId !== viewer.userId)
    throw new AppError('forbidden', messageFor('memorials.refusals.notYourOrder'));
  if (order.type !== 'memorial_creation')
    throw new AppError('payment_required', messageFor('memorials.refusals.otherOrder'));
  const memorialId = order.memorial?.id ?? (await memorialOfDraft(tx, order.draftId));
  if (memorialId || order.fulfilledAt)
    throw new AppError('conflict', messageFor('memorials.refusals.orderUsed'), {
      details: { memorialId },
    });
  if (
    !order.paidAt ||
    !UNFULFILLED_STATUSES.includes(order.status) ||
    !(await hasUnrefundedMoney(tx, order.id))
  )
    throw new AppError('payment_required', messageFor('memorials.refusals.orderUnpaid'));
  return order;
}

/** A requested refund counts as paid back. */
const hasUnrefundedMoney = async (tx: Tx, orderId: string) =>
  (await chargesOf(tx, orderId)).some(({ leftMinor }) => leftMinor > 0);

/**
 * The memorial that was created from a draft; null if there is none. Of two paid orders for one draft, only one created
 * the memorial; or it was created without an order while memorials were free.
 */
async function memorialOfDraft(tx: Tx, id: string | null): Promise<string | null> {
  if (!id) return null;
  const draft = await tx.memorialDraft.findUnique({ where: { id }, select: { memorialId: true } });
  if (draft?.memorialId) return draft.memorialId;
  const where = { order: { draftId: id } };
  return (await tx.memorial.findFirst({ where, select: { id: true } }))?.id ?? null;
}
