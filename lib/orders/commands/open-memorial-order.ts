import type { Viewer } from '@/lib/auth/viewer';
import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids/public-id';
import { enqueue } from '@/lib/jobs/enqueue';
import { quote } from '../quote';
import { MEMORIAL_FEE_MINOR, nextCheck, ORDER_HOURS } from '../rules';

const HOUR_MS = 3_600_000;

export type OpenedOrder = {
  orderId: string;
  reference: string;
  priceMinor: number;
  chargeMinor: number;
  chargeCurrency: string;
  quoteExpiresAt: Date;
};

/**
 * Opens an order for the memorial fee, with a new payment reference. A second click, or a second tab
 * with the same draft, gets another reference on the same order while its quote holds, then a new order.
 * Throws `not_found` for a draft that is not the viewer's, `conflict` with `orderId` and
 * `memorialId` when it is paid.
 */
export async function openMemorialOrder(
  viewer: Viewer,
  draftId: string,
  now = new Date(),
): Promise<OpenedOrder> {
  return db().$transaction(async (tx) => {
    const open = await openOrderOf(tx, viewer, draftId, now);
    const order = open ?? (await createOrder(tx, viewer, draftId, now));
    const reference = `${order.id}-${newId()}`;
    await tx.paymentAttempt.create({
      data: { id: newId(), orderId: order.id, provider: 'paystack', reference },
      select: { id: true },
    });
    return { ...order, orderId: order.id, reference };
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
    throw new AppError('conflict', 'This memorial has already been paid for.', {
      details: { orderId: paid.id, memorialId: paid.memorial?.id ?? null },
    });
}

/** The draft's order that still waits for money. */
async function openOrderOf(tx: Tx, viewer: Viewer, draftId: string, now: Date) {
  if (!(await lockDraft(tx, viewer, draftId)))
    throw new AppError('not_found', 'This draft was not found.');
  await refusePaidDraft(tx, draftId);
  return tx.order.findFirst({
    where: { draftId, status: 'pending', quoteExpiresAt: { gt: now } },
    select: ORDER_FIELDS,
  });
}

async function createOrder(tx: Tx, viewer: Viewer, draftId: string, now: Date) {
  const id = newId();
  const nextCheckAt = nextCheck(now, 0) ?? now;
  const order = await tx.order.create({
    data: {
      id,
      userId: viewer.userId,
      type: 'memorial_creation',
      status: 'pending',
      email: viewer.email,
      ...quote(MEMORIAL_FEE_MINOR, now),
      draftId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ORDER_HOURS * HOUR_MS),
      nextCheckAt,
    },
    select: ORDER_FIELDS,
  });
  await enqueue(tx, 'check-order', { orderId: id, check: 0 }, { startAfter: nextCheckAt });
  return order;
}

const ORDER_FIELDS = {
  id: true,
  priceMinor: true,
  chargeMinor: true,
  chargeCurrency: true,
  quoteExpiresAt: true,
} as const;
