import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { requireMemorialsOpen } from '@/lib/platform/site-settings/require-open';
import { requireTerms } from '../offered-providers';
import { memorialPlan } from '../plans/current-plan';
import type { Provider } from '../rules';
import { type AskedPrice, memorialPrice } from './memorial-price';
import {
  addAttempt,
  createOrder,
  lockBuyer,
  type OpenedOrder,
  ORDER_FIELDS,
  stillOpen,
} from './open-order';

/**
 * Opens an order for a memorial at the price of the plan, which must be what the buyer was shown if `asked` says so, with a new payment reference. A second click, a second tab with
 * the same draft, or another provider after a declined card gets another reference on the same order
 * while its quote holds, then a new order. An order keeps the price that it was opened with, whatever the plan costs meanwhile.
 * Throws `conflict` where memorials are free or the provider is not offered, `invalid` for another amount, `forbidden` while the site makes no new memorials, `not_found` for a draft that is not the viewer's, `conflict` with `orderId` and
 * `memorialId` when it is paid, with `memorialId` when its memorial was made for free, `too_many` as `createOrder`.
 */
export async function openMemorialOrder(
  viewer: Viewer,
  draftId: string,
  provider: Provider,
  now = new Date(),
  asked?: AskedPrice,
): Promise<OpenedOrder> {
  requireMemorialsOpen();
  return db().$transaction(async (tx) => {
    await lockBuyer(tx, viewer);
    const plan = await memorialPlan(tx);
    const { price, country } = await memorialPrice(tx, viewer, { plan, asked, draftId, now });
    const terms = await requireTerms(provider, price.currency);
    const open = await openOrderOf(tx, viewer, draftId, {
      ...stillOpen(now),
      country,
      priceMinor: price.minor,
      priceCurrency: price.currency,
      chargeCurrency: terms.chargeCurrency,
    });
    const fee = { type: 'memorial_creation', planId: plan.id, price, terms, country } as const;
    const order = open ?? (await createOrder(tx, viewer, { ...fee, draftId }, now));
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

/**
 * Throws `conflict`, with the memorial and the order where there are any, when a draft of the viewer's is paid for or became a
 * memorial while memorials were free. Says nothing about the draft of anybody else.
 */
export async function refuseUsedDraft(
  client: Pick<Tx, 'memorialDraft' | 'order'>,
  { userId: ownerId }: Viewer,
  draftId: string,
): Promise<void> {
  const made = await client.memorialDraft.findFirst({
    where: { id: draftId, ownerId, memorialId: { not: null } },
    select: { memorialId: true },
  });
  if (made) throw new AppError('conflict', said('shop.refusals.made'), { details: { ...made } });
  const paid = await client.order.findFirst({
    where: { draft: { id: draftId, ownerId }, paidAt: { not: null } },
    select: { id: true, memorial: { select: { id: true } } },
    // Of two payments for one draft, one made the memorial: that is the one to show.
    orderBy: { fulfilledAt: { sort: 'asc', nulls: 'last' } },
  });
  if (paid)
    throw new AppError('conflict', said('payments.refusals.alreadyPaid'), {
      details: { orderId: paid.id, memorialId: paid.memorial?.id ?? null },
    });
}

/** The draft's order that still waits for this money. */
async function openOrderOf(
  tx: Tx,
  viewer: Viewer,
  draftId: string,
  waiting: Prisma.OrderWhereInput,
) {
  // Orders before drafts, as settling does: neither waits for the other.
  await tx.$queryRaw`
    SELECT 1 FROM orders WHERE "draftId" = ${draftId} AND "userId" = ${viewer.userId}
    ORDER BY id FOR UPDATE`;
  if (!(await lockDraft(tx, viewer, draftId)))
    throw new AppError('not_found', said('payments.refusals.draftNotFound'));
  await refuseUsedDraft(tx, viewer, draftId);
  return tx.order.findFirst({
    where: { draftId, ...waiting },
    select: ORDER_FIELDS,
  });
}
