import { siteCurrency } from '@/lib/payments/shop/shop-settings';
import { db } from '@/lib/platform/db/client';
import {
  type CurrencyFigures,
  figuresByCurrency,
  type MoneySum,
  toSiteCurrency,
} from '../revenue-rules';
import { chartMonths } from '../rules';

/**
 * The figures of the dashboard (product.md 3, "Admin stats"). Money in minor units of the site's
 * currency, after refunds.
 */
export type AdminStats = {
  totalRevenueMinor: number;
  memorialRevenueMinor: number;
  tributeRevenueMinor: number;
  totalMemorials: number;
};

/** One month of the chart. Money in the same units; negative if more was refunded than paid. */
export type MonthFigures = {
  /** For example '2026-11'. */
  month: string;
  memorialRevenueMinor: number;
  tributeRevenueMinor: number;
  /** Memorials created in this month that still exist. */
  memorials: number;
};

/**
 * Revenue by the currency of the charge. `hasUncounted`: the totals leave out payments for which
 * there was no rate.
 */
export type Revenue = { currency: string; byCurrency: CurrencyFigures[]; hasUncounted: boolean };

/**
 * Revenue from the ledger, in the site's currency at each order's own rate, and created memorials:
 * in total, and for each of the last twelve months, oldest first. One query on each table answers
 * both.
 */
export async function adminFigures(now = new Date()) {
  const months = chartMonths(now);
  const starts = months.map((month) => new Date(`${month}-01T00:00:00Z`));
  const [money, created] = await Promise.all([moneyByMonth(starts), memorialsByMonth(starts)]);
  const currency = siteCurrency();
  const moneyIn = (chosen: (row: Money) => boolean) =>
    Math.round(sum(money.filter(chosen), (row) => toSiteCurrency(row, currency) ?? 0));
  const memorialRevenueMinor = moneyIn(({ isMemorial }) => isMemorial);
  const tributeRevenueMinor = moneyIn(({ isMemorial }) => !isMemorial);
  const stats: AdminStats = {
    totalRevenueMinor: memorialRevenueMinor + tributeRevenueMinor,
    memorialRevenueMinor,
    tributeRevenueMinor,
    totalMemorials: sum(created, ({ memorials }) => memorials),
  };
  const byMonth = months.map((month, at): MonthFigures => {
    const bucket = at + 1; // 0 is everything before the first month
    return {
      month,
      memorialRevenueMinor: moneyIn((row) => row.bucket === bucket && row.isMemorial),
      tributeRevenueMinor: moneyIn((row) => row.bucket === bucket && !row.isMemorial),
      memorials: created.find((row) => row.bucket === bucket)?.memorials ?? 0,
    };
  });
  const revenue: Revenue = {
    currency,
    byCurrency: figuresByCurrency(money),
    hasUncounted: money.some((row) => toSiteCurrency(row, currency) === null),
  };
  return { stats, revenue, months: byMonth };
}

type Money = MoneySum & { bucket: number };

/**
 * Sums from an index of the ledger that includes the order's type and rate, so that neither the rows of the ledger
 * nor the orders are read.
 */
const moneyByMonth = (starts: Date[]) => db().$queryRaw<Money[]>`
  SELECT m.at::int - 1 AS bucket, t.type = 'memorial_creation' AS "isMemorial", s.*
  FROM unnest(${[BEFORE_ALL_DATES, ...starts]}::timestamptz[], ${[...starts, AFTER_ALL_DATES]}::timestamptz[])
    WITH ORDINALITY AS m(since, until, at)
  CROSS JOIN unnest(enum_range(NULL::"OrderType")) AS t(type)
  CROSS JOIN LATERAL (
    SELECT "priceCurrency", "chargeCurrency", "siteCurrency", "siteRateMicros" > 0 AS "hasRate",
      sum("priceMinor")::float8 AS "priceMinor", sum("chargeMinor")::float8 AS "chargeMinor",
      (sum("priceMinor"::numeric * "siteRateMicros") / 1000000)::float8 AS "siteMinor"
    FROM ledger
    WHERE "orderType" = t.type AND "occurredAt" >= m.since AND "occurredAt" < m.until
    GROUP BY 1, 2, 3, 4) s`;

const memorialsByMonth = (starts: Date[]) => db().$queryRaw<
  { bucket: number; memorials: number }[]
>`
  SELECT m.at::int - 1 AS bucket, s.memorials
  FROM unnest(${[BEFORE_ALL_DATES, ...starts]}::timestamptz[], ${[...starts, AFTER_ALL_DATES]}::timestamptz[])
    WITH ORDINALITY AS m(since, until, at)
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS memorials FROM memorials
    WHERE "createdAt" >= m.since AND "createdAt" < m.until) s`;

const BEFORE_ALL_DATES = new Date(0);
const AFTER_ALL_DATES = new Date('9999-01-01T00:00:00Z');

const sum = <Row>(rows: readonly Row[], number: (row: Row) => number) =>
  rows.reduce((total, row) => total + number(row), 0);
