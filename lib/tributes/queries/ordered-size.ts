import { tributeLimits } from '@/lib/payments/shop/shop-settings';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { type FlowerSize, flowerSize } from '../size-rules';

/**
 * The size of the flowers of an order, for the person who ordered them; `sprig` for anybody else.
 */
export async function orderedSize(
  { userId }: Pick<Viewer, 'userId'>,
  orderId: string,
): Promise<FlowerSize> {
  const order = await db().order.findFirst({
    where: { id: orderId, userId },
    select: { priceMinor: true, priceCurrency: true },
  });
  return order ? flowerSize(order.priceMinor, tributeLimits(order.priceCurrency).step) : 'sprig';
}
