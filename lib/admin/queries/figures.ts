import { db } from '@/lib/db/client';
import { chartMonths } from '../rules';

/** The figures of the dashboard (spec 3, "Admin stats"). Money is in US cents, refunds taken off. */
export type AdminStats = {
  totalRevenueMinor: number;
  memorialRevenueMinor: number;
  flowerRevenueMinor: number;
  totalMemorials: number;
};

/** One month of the chart. Money as above; where more went back than came in, it is below nothing. */
export type MonthFigures = {
  /** As '2026-11'. */
  month: string;
  memorialRevenueMinor: number;
  flowerRevenueMinor: number;
  /** Memorials that were made in this month and are still there. */
  memorials: number;
};

/**
 * What came in by the ledger, at the price in dollars that people were shown, and what was made: in all,
 * and in each of the last twelve months, the oldest first. One look at each table does for both.
 */
export async function adminFigures(now = new Date()) {
  const months = chartMonths(now);
  const starts = months.map((month) => new Date(`${month}-01T00:00:00Z`));
  const [money, made] = await Promise.all([moneyByMonth(starts), memorialsByMonth(starts)]);
  const moneyIn = (chosen: (row: Money) => boolean) =>
    sum(money.filter(chosen), ({ minor }) => minor);
  const memorialRevenueMinor = moneyIn(({ isMemorial }) => isMemorial);
  const flowerRevenueMinor = moneyIn(({ isMemorial }) => !isMemorial);
  const stats: AdminStats = {
    totalRevenueMinor: memorialRevenueMinor + flowerRevenueMinor,
    memorialRevenueMinor,
    flowerRevenueMinor,
    totalMemorials: sum(made, ({ memorials }) => memorials),
  };
  const byMonth = months.map((month, at): MonthFigures => {
    const bucket = at + 1; // 0 is everything before the first month
    return {
      month,
      memorialRevenueMinor: moneyIn((row) => row.bucket === bucket && row.isMemorial),
      flowerRevenueMinor: moneyIn((row) => row.bucket === bucket && !row.isMemorial),
      memorials: made.find((row) => row.bucket === bucket)?.memorials ?? 0,
    };
  });
  return { stats, months: byMonth };
}

type Money = { bucket: number; isMemorial: boolean; minor: number };

/** Adds up an index of the ledger, which itself says what an entry is for: no row is read, none joined. */
const moneyByMonth = (starts: Date[]) => db().$queryRaw<Money[]>`
  SELECT m.at::int - 1 AS bucket, t.type = 'memorial_creation' AS "isMemorial",
    coalesce(s.minor, 0)::float8 AS minor
  FROM unnest(${[DAWN, ...starts]}::timestamptz[], ${[...starts, DUSK]}::timestamptz[])
    WITH ORDINALITY AS m(since, until, at)
  CROSS JOIN unnest(enum_range(NULL::"OrderType")) AS t(type)
  CROSS JOIN LATERAL (
    SELECT sum("priceMinor") AS minor FROM ledger
    WHERE "orderType" = t.type AND "occurredAt" >= m.since AND "occurredAt" < m.until) s`;

const memorialsByMonth = (starts: Date[]) => db().$queryRaw<
  { bucket: number; memorials: number }[]
>`
  SELECT m.at::int - 1 AS bucket, s.memorials
  FROM unnest(${[DAWN, ...starts]}::timestamptz[], ${[...starts, DUSK]}::timestamptz[])
    WITH ORDINALITY AS m(since, until, at)
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS memorials FROM memorials
    WHERE "createdAt" >= m.since AND "createdAt" < m.until) s`;

/** Before everything there is, and after it. */
const DAWN = new Date(0);
const DUSK = new Date('9999-01-01T00:00:00Z');

const sum = <Row>(rows: readonly Row[], number: (row: Row) => number) =>
  rows.reduce((total, row) => total + number(row), 0);
