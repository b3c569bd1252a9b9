import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { requireMemorialsOpen } from '@/lib/platform/site-settings/require-open';
import { requireChargeTerms } from '../offered-providers';
import { memorialPlan } from '../plans/current-plan';
import type { Provider } from '../rules';
import { memorialPrice, type SeenPrice } from './memorial-price';
import {
  addAttempt,
  createOrder,
  lockBuyer,
  type OpenedOrder,
  ORDER_FIELDS,
  openOrderWhere,
} from './open-order';

/**
 * Opens an order for a memorial with a new payment reference. With `asked`, the price must be the
 * one that the buyer saw. A second click, a second tab with the same draft, or another provider
 * after a declined card adds a reference to the same order while its quote is valid, and opens a
 * new order after that. An order keeps its price when the plan changes. Throws `conflict` if
 * memorials are free or the provider is not offered, `invalid` for another amount, `forbidden` if
 * the site accepts no new memorials, `not_found` if the draft is not the viewer's, `conflict` with
 * `orderId` and `memorialId` if it is paid, or with `memorialId` if its memorial was created for
 * free, and `too_many` as `createOrder` does.
 */
export async function openMemorialOrder(
  viewer: Viewer,
  draftId: string,
  provider: Provider,
  now = new Date(),
  asked?: SeenPrice,
): Promise<OpenedOrder> {
  requireMemorialsOpen();
  return db().$transaction(async (tx) => {
    await lockBuyer(tx, viewer);
    const plan = await memorialPlan(tx);
    const { price, country } = await memorialPrice(tx, viewer, { plan, asked, draftId, now });
    const terms = await requireChargeTerms(provider, price.currency);
    const open = await findOpenOrder(tx, viewer, draftId, {
      ...openOrderWhere(now),
      country,
      priceMinor: price.minor,
      priceCurrency: price.currency,
      chargeCurrency: terms.chargeCurrency,
    });
    const newOrder = { type: 'memorial_creation', planId: plan.id, price, terms, country } as const;
    const order = open ?? (await createOrder(tx, viewer, { ...newOrder, draftId }, now));
    return addAttempt(tx, viewer, order, provider, now);
  });
}

/**
 * Locks a draft of the viewer until the transaction ends, so that only one request at a time saves
 * it, opens its order or creates its memorial. Returns false if the draft is not theirs.
 */
export async function lockDraft(tx: Tx, viewer: Viewer, draftId: string): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM memorial_drafts WHERE id = ${draftId} AND "ownerId" = ${viewer.userId} FOR UPDATE`;
  return locked.length > 0;
}

/**
 * Throws `conflict`, with the ids of the memorial and order if there are any, if a draft of the
 * viewer is paid or became a memorial while memorials were free. Ignores drafts of other people.
 */
export async function requireUnusedDraft(
  client: Pick<Tx, 'memorialDraft' | 'order'>,
  { userId: ownerId }: Viewer,
  draftId: string,
): Promise<void> {
  const usedDraft = await client.memorialDraft.findFirst({
    where: { id: draftId, ownerId, memorialId: { not: null } },
    select: { memorialId: true },
  });
  if (usedDraft)
    throw new AppError('conflict', messageFor('shop.refusals.made'), { details: { ...usedDraft } });
  const paid = await client.order.findFirst({
    where: { draft: { id: draftId, ownerId }, paidAt: { not: null } },
    select: { id: true, memorial: { select: { id: true } } },
    // Of two payments for one draft, show the one that created the memorial.
    orderBy: { fulfilledAt: { sort: 'asc', nulls: 'last' } },
  });
  if (paid)
    throw new AppError('conflict', messageFor('payments.refusals.alreadyPaid'), {
      details: { orderId: paid.id, memorialId: paid.memorial?.id ?? null },
    });
}

/** The draft's order that still waits for this amount. */
async function findOpenOrder(
  tx: Tx,
  viewer: Viewer,
  draftId: string,
  openWhere: Prisma.OrderWhereInput,
) {
  // Orders before drafts, the same order as settling uses, so that the two cannot deadlock.
  await tx.$queryRaw`
    SELECT 1 FROM orders WHERE "draftId" = ${draftId} AND "userId" = ${viewer.userId}
    ORDER BY id FOR UPDATE`;
  if (!(await lockDraft(tx, viewer, draftId)))
    throw new AppError('not_found', messageFor('payments.refusals.draftNotFound'));
  await requireUnusedDraft(tx, viewer, draftId);
  return tx.order.findFirst({
    where: { draftId, ...openWhere },
    select: ORDER_FIELDS,
  });
}
