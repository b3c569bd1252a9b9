import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { firstBurningDay } from '../queries/burning-candles';
import { REFUSED_DAYS } from '../rules';
import { updateCandles } from './update-candles';

/**
 * Deletes candles that have burned down and what was refused, removed or taken back and is 90 days old, and brings the pages up to date on
 * which candles went out. May run twice.
 */
export async function tendCondolences(_: object, now = new Date()): Promise<void> {
  await db().candle.deleteMany({ where: { day: { lt: new Date(firstBurningDay(now)) } } });
  const changed = await db().$queryRaw<{ memorialId: string }[]>`
    SELECT b."memorialId" FROM guest_books b LEFT JOIN (
      SELECT "memorialId", sum(count)::int AS burning FROM candles GROUP BY 1) c USING ("memorialId")
    WHERE b."candleCount" > 0 AND b."candleCount" <> coalesce(c.burning, 0)`;
  for (const { memorialId } of changed) await updateCandles({ memorialId }, now);
  const before = new Date(now.getTime() - REFUSED_DAYS * DAY_MS);
  await db().condolence.deleteMany({
    where: { state: { in: ['refused', 'removed', 'withdrawn'] }, createdAt: { lt: before } },
  });
}
