import { db } from '@/lib/db/client';
import { chartMonths } from '../rules';

/** One month of the chart. Money in US cents, what went back taken off; then it may be below nothing. */
export type MonthFigures = {
  /** As '2026-11'. */
  month: string;
  memorialRevenueMinor: number;
  flowerRevenueMinor: number;
  /** Memorials that were made in this month and are still there. */
  memorials: number;
};

/** The last twelve months, the oldest first, also those in which nothing happened. */
export async function figuresByMonth(now = new Date()): Promise<MonthFigures[]> {
  const months = chartMonths(now);
  const from = new Date(`${months[0]}-01T00:00:00Z`);
  const [money, made] = await Promise.all([
    db().$queryRaw<{ month: string; type: string; minor: number }[]>`
      SELECT to_char(l."occurredAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month, o.type::text,
        sum(l."priceMinor")::float8 AS minor
      FROM ledger l JOIN orders o ON o.id = l."orderId"
      WHERE l."occurredAt" >= ${from} GROUP BY 1, 2`,
    db().$queryRaw<{ month: string; memorials: number }[]>`
      SELECT to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::int AS memorials
      FROM memorials WHERE "createdAt" >= ${from} GROUP BY 1`,
  ]);
  const moneyOf = (month: string, type: string) =>
    money.find((one) => one.month === month && one.type === type)?.minor ?? 0;
  return months.map((month) => ({
    month,
    memorialRevenueMinor: moneyOf(month, 'memorial_creation'),
    flowerRevenueMinor: moneyOf(month, 'flower_tribute'),
    memorials: made.find((one) => one.month === month)?.memorials ?? 0,
  }));
}
