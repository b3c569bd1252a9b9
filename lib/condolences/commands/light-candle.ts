import type { Reader } from '@/lib/access/reader';
import { db } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { burningCandles } from '../queries/burning-candles';
import { requireWritableGuestBook } from '../queries/guest-book-of';
import { CANDLE_COUNT_INTERVAL_MS } from '../rules';

/**
 * Lights a candle on a memorial and returns how many burn. The cached page shows it after at most
 * ten minutes, when a job updates the count. Throws `not_found`.
 * @param isFirst whether this is the visitor's first candle of the day; others are not counted
 */
export async function lightCandle(
  reader: Reader | null,
  memorialId: string,
  isFirst: () => Promise<boolean>,
  now = new Date(),
): Promise<number> {
  await requireWritableGuestBook(reader, memorialId, 'candle');
  if (await isFirst())
    await db().$transaction(async (tx) => {
      const day = now.toISOString().slice(0, 10);
      await tx.$executeRaw`
        INSERT INTO candles ("memorialId", day, count) VALUES (${memorialId}, ${day}::date, 1)
        ON CONFLICT ("memorialId", day) DO UPDATE SET count = candles.count + 1`;
      const book = await tx.guestBook.findUnique({
        where: { memorialId },
        select: { candlesCountedAt: true },
      });
      const next = (book?.candlesCountedAt?.getTime() ?? 0) + CANDLE_COUNT_INTERVAL_MS;
      await enqueue(
        tx,
        'update-candles',
        { memorialId },
        {
          singletonKey: memorialId,
          startAfterSeconds: Math.max(0, Math.ceil((next - now.getTime()) / 1000)),
        },
      );
    });
  return burningCandles(db(), memorialId, now);
}
