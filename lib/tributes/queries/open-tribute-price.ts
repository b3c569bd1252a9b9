import { openOrderWhere } from '@/lib/payments/order/open-order';
import type { Price } from '@/lib/payments/quote';
import { db } from '@/lib/platform/db/client';
import type { TributeOrderInput } from '../schema';
import { equalsPrice } from '../tribute-price';

/**
 * The price of the sender's open order for the same flowers and amount; null if there is none.
 * Without a currency, any open order with that amount matches, newest first.
 */
export async function openTributePrice(
  userId: string,
  { memorialId, amount, currency, message, isAnonymous }: TributeOrderInput,
  now: Date,
): Promise<Price | null> {
  const open = await db().order.findMany({
    where: {
      userId,
      type: 'flower_tribute',
      targetMemorialId: memorialId,
      tributeMessage: message,
      isAnonymous,
      ...openOrderWhere(now),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: { priceMinor: true, priceCurrency: true },
  });
  return (
    open
      .map(({ priceMinor: minor, priceCurrency }) => ({ minor, currency: priceCurrency }))
      .find((price) => equalsPrice(price, amount, currency)) ?? null
  );
}
