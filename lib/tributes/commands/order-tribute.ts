import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import type { MemberReader } from '@/lib/access/reader';
import { requireOpenTo } from '@/lib/keepers/queries/require-open-to';
import type { OpenedOrder } from '@/lib/payments/order/open-order';
import { openTributeOrder } from '@/lib/payments/order/open-tribute-order';
import type { Provider } from '@/lib/payments/rules';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { requireFlowersOpen } from '@/lib/platform/site-settings/require-open';
import { openTributePrice } from '../queries/open-tribute-price';
import type { TributeOrderInput } from '../schema';
import { tributePrice } from '../tribute-price';

/**
 * Opens an order for flowers on a memorial that the reader sees and that accepts them (product.md
 * 2, "Send flowers"). The order stores the message before the payment, so that the browser is not
 * needed afterwards. An open order for the same flowers keeps its price when the limits change.
 * Throws `invalid` for an amount outside the limits, `not_found`, `conflict` if flowers are
 * switched off, and `forbidden` while the memorial is frozen or the site accepts no flowers.
 */
export async function orderTribute(
  reader: MemberReader,
  flowers: TributeOrderInput,
  provider: Provider,
  now = new Date(),
): Promise<OpenedOrder> {
  requireFlowersOpen();
  const { memorialId, amount, currency, message, isAnonymous } = flowers;
  const open = await openTributePrice(reader.viewer.userId, flowers, now);
  const price = open ?? tributePrice(amount, currency);
  return db().$transaction(async (tx) => {
    await requireAcceptsTributes(tx, reader, memorialId);
    const newOrder = { memorialId, price, message, isAnonymous };
    return openTributeOrder(tx, reader.viewer, newOrder, provider, now);
  });
}

async function requireAcceptsTributes(tx: Tx, reader: MemberReader, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${id} FOR KEY SHARE`; // locked against deletion until the order is written
  const memorial = await tx.memorial.findUnique({
    where: { id },
    select: { ...accessSelect(reader), enableDigitalFlowers: true },
  });
  if (!memorial || !canSee(reader, memorial))
    throw new AppError('not_found', messageFor('tributes.refusals.memorialNotFound'));
  if (!memorial.enableDigitalFlowers)
    throw new AppError('conflict', messageFor('tributes.refusals.notAccepted'));
  await requireOpenTo(tx, reader.viewer, id, 'tribute');
}
