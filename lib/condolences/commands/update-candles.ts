import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { burningCandles } from '../queries/burning-candles';
import { lockGuestBook } from './lock-guest-book';

/**
 * Stores how many candles burn on a memorial, and invalidates its page if that changed. Safe to
 * repeat.
 */
export async function updateCandles(
  { memorialId }: { memorialId: string },
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    const book = await tx.guestBook.findUnique({
      where: { memorialId },
      select: { candleCount: true },
    });
    if (!book) return; // the memorial was deleted
    const candleCount = await burningCandles(tx, memorialId, now);
    await tx.guestBook.update({
      where: { memorialId },
      data: { candleCount, candlesCountedAt: now },
      select: { memorialId: true },
    });
    if (candleCount !== book.candleCount) await invalidatePage(tx, paths.memorial(memorialId));
  });
}
