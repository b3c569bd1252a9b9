import type { Viewer } from '@/lib/auth/viewer';
import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { canSeeMemorial } from '@/lib/memorials/policy';
import { openFlowerOrder } from '@/lib/orders/commands/open-flower-order';
import type { OpenedOrder } from '@/lib/orders/commands/open-order';
import type { Provider } from '@/lib/orders/rules';
import type { FlowerOrderInput } from '../schema';

/**
 * Opens an order for flowers on a memorial that the viewer may see and that takes them (spec 2, "Send
 * flowers"). The words are kept with the order before any money moves, so that no browser is needed
 * afterwards. Throws `not_found`, or `conflict` where flowers are switched off.
 */
export async function openTributeOrder(
  viewer: Viewer,
  { memorialId, amount, message, isAnonymous }: FlowerOrderInput,
  provider: Provider,
  now = new Date(),
): Promise<OpenedOrder> {
  return db().$transaction(async (tx) => {
    await refuseClosed(tx, viewer, memorialId);
    const wanted = { memorialId, priceMinor: amount, message, isAnonymous };
    return openFlowerOrder(tx, viewer, wanted, provider, now);
  });
}

async function refuseClosed(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${id} FOR KEY SHARE`; // it stays until we are done
  const memorial = await tx.memorial.findUnique({
    where: { id },
    select: { isPublic: true, createdById: true, enableDigitalFlowers: true },
  });
  if (!memorial || !canSeeMemorial(viewer, memorial))
    throw new AppError('not_found', 'Memorial not found.');
  if (!memorial.enableDigitalFlowers)
    throw new AppError('conflict', 'This memorial does not take digital flowers.');
}
