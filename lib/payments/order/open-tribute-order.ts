import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { requireChargeTerms } from '../offered-providers';
import type { Price } from '../quote';
import type { Provider } from '../rules';
import { lockOrderRow } from './lock-order';
import {
  addAttempt,
  createOrder,
  lockBuyer,
  type OpenedOrder,
  ORDER_FIELDS,
  openOrderWhere,
} from './open-order';

export type TributeOrder = {
  memorialId: string;
  price: Price;
  message: string;
  isAnonymous: boolean;
};

/**
 * Opens an order for a flower tribute with a new payment reference. Repeating it with the same text
 * and amount adds a reference to the same unpaid order. The caller has checked that the viewer sees
 * the memorial and that it accepts flowers. Throws `conflict` if the provider is not offered,
 * `unauthenticated` if the account was just deleted, and `too_many` as `createOrder` does.
 */
export async function openTributeOrder(
  tx: Tx,
  viewer: Viewer,
  { memorialId, price, message, isAnonymous }: TributeOrder,
  provider: Provider,
  now: Date,
): Promise<OpenedOrder> {
  const terms = await requireChargeTerms(provider, price.currency);
  const tributeColumns = {
    type: 'flower_tribute',
    targetMemorialId: memorialId,
    tributeMessage: message,
    isAnonymous,
  } as const;
  await lockBuyer(tx, viewer);
  const money = {
    priceMinor: price.minor,
    priceCurrency: price.currency,
    chargeCurrency: terms.chargeCurrency,
  };
  const open = await lockOpenOrder(tx, { userId: viewer.userId, ...tributeColumns, ...money }, now);
  const order = open ?? (await createOrder(tx, viewer, { ...tributeColumns, price, terms }, now));
  return addAttempt(tx, viewer, order, provider, now);
}

/**
 * Finds and locks the unpaid order for the same tribute, so that no payment with an earlier
 * reference can settle meanwhile.
 */
async function lockOpenOrder(tx: Tx, tributeColumns: Prisma.OrderWhereInput, now: Date) {
  const where = { ...tributeColumns, ...openOrderWhere(now) };
  const found = await tx.order.findFirst({ where, select: { id: true } });
  if (!found) return null;
  await lockOrderRow(tx, found.id);
  return tx.order.findFirst({ where: { ...where, id: found.id }, select: ORDER_FIELDS });
}
