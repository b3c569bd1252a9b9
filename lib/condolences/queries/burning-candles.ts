import type { Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { CANDLE_DAYS } from '../rules';

/** The first day (yyyy-mm-dd, UTC) whose candles still burn. */
export const firstBurningDay = (now: Date) =>
  new Date(now.getTime() - (CANDLE_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);

export async function burningCandles(tx: Tx, memorialId: string, now: Date): Promise<number> {
  const { _sum } = await tx.candle.aggregate({
    where: { memorialId, day: { gte: new Date(firstBurningDay(now)) } },
    _sum: { count: true },
  });
  return _sum.count ?? 0;
}
