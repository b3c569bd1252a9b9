import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { requireMemorialsOpen } from '@/lib/platform/site-settings/require-open';
import { MEMORIAL_FEE_MINOR, type Provider } from '../rules';
import {
  addAttempt,
  createOrder,
  lockBuyer,
  type OpenedOrder,
  ORDER_FIELDS,
  stillOpen,
} from './open-order';

/**
 * Opens an order for the memorial fee, with a new payment reference. A second click, a second tab with
 * the same draft, or another provider after a declined card gets another reference on the same order
 * while its quote holds, then a new order.
 * Throws `not_found` for a draft that is not the viewer's, `conflict` with `orderId` and
 * `memorialId` when it is paid, `forbidden` while the site makes no new memorials, `too_many` as `createOrder`.
 */
export async function openMemorialOrder(
  viewer: Viewer,
  draftId: string,
  provider: Provider,
  now = new Date(),
): Promise<OpenedOrder> {
  requireMemorialsOpen();
  const fee = { type: 'memorial_creation', priceMinor: MEMORIAL_FEE_MINOR, draftId } as const;
  return db().$transaction(async (tx) => {
    await lockBuyer(tx, viewer);
    const open = await openOrderOf(tx, viewer, draftId, now);
    const order = open ?? (await createOrder(tx, viewer, fee, now));
    return addAttempt(tx, viewer, order, provider, now);
  });
}

/**
 * Locks a draft of the viewer's until the transaction ends, so that one caller at a time saves it, opens
 * its order or makes its memorial. False for a draft that is not theirs.
 */
export async function lockDraft(tx: Tx, viewer: Viewer, draftId: string): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM memorial_drafts WHERE id = ${draftId} AND "ownerId" = ${viewer.userId} FOR UPDATE`;
  return locked.length > 0;
}

/** Throws `conflict`, with the order and its memorial, when a locked draft is paid for. */
export async function refusePaidDraft(tx: Tx, draftId: string): Promise<void> {
  const paid = await tx.order.findFirst({
    where: { draftId, paidAt: { not: null } },
    select: { id: true, memorial: { select: { id: true } } },
    // Of two payments for one draft, one made the memorial: that is the one to show.
    orderBy: { fulfilledAt: { sort: 'asc', nulls: 'last' } },
  });
  if (paid)
    throw new AppError('conflict', said('payments.refusals.alreadyPaid'), {
      details: { orderId: paid.id, memorialId: paid.memorial?.id ?? null },
    });
}

/** The draft's order that still waits for money. */
async function openOrderOf(tx: Tx, viewer: Viewer, draftId: string, now: Date) {
  // Orders before drafts, as settling does: neither waits for the other.
  await tx.$queryRaw`
    SELECT 1 FROM orders WHERE "draftId" = ${draftId} AND "userId" = ${viewer.userId}
    ORDER BY id FOR UPDATE`;
  if (!(await lockDraft(tx, viewer, draftId)))
    throw new AppError('not_found', said('payments.refusals.draftNotFound'));
  await refusePaidDraft(tx, draftId);
  return tx.order.findFirst({
    where: { draftId, ...stillOpen(now) },
    select: ORDER_FIELDS,
  });
}
