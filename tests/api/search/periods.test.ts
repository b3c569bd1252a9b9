import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';

/** From an hour to a time that even 16 of the longest periods do not cover. */
const SPANS = ['1 hour', '5 hours', '3 days', '40 days', '700 days', '9 years', '45 years'];
/** How many moments of each span are checked, including its first and its last. */
const MOMENTS = 97;

it.each(SPANS)(
  'puts each moment of %s into exactly one of the periods between its ends',
  async (span) => {
    const [row] = await db().$queryRaw<{ moments: number; once: number; periods: number }[]>`
    SELECT count(*)::int AS moments, max(cardinality(periods)) AS periods,
      count(*) FILTER (WHERE 1 = (
        SELECT count(*) FROM unnest(periods) AS period WHERE search_periods(moment) @> ARRAY[period]))::int AS once
    FROM (SELECT start, start + ${span}::interval AS ending, search_periods_between(start, start + ${span}::interval) AS periods
      FROM unnest(ARRAY['1999-12-31 23:59:59.999Z', '2026-11-27 15:00:00.001Z']::timestamptz[]) AS start) spans,
    LATERAL (SELECT start + n * (ending - start) / ${MOMENTS - 1}::int AS moment
      FROM generate_series(0, ${MOMENTS - 1}::int) AS n) moments`;
    expect(row).toMatchObject({ moments: 2 * MOMENTS, once: 2 * MOMENTS });
    if (span !== '45 years') expect(row?.periods).toBeLessThanOrEqual(16);
  },
);

it('needs at most 16, even just before a longer period fits', async () => {
  const [row] = await db().$queryRaw<{ periods: number; next: number }[]>`
    SELECT cardinality(search_periods_between(start, start + interval '64 hours' - interval '1 ms')) AS periods,
      cardinality(search_periods_between(start, start + interval '64 hours')) AS next
    FROM (SELECT timestamptz '2026-01-01 00:00:00Z' AS start) s`;
  expect(row).toEqual({ periods: 16, next: 3 });
});

it('gives no two periods of different length the same name', async () => {
  const lengths = await db().$queryRaw<{ lengths: number }[]>`
    SELECT count(DISTINCT nth)::int AS lengths
    FROM generate_series(timestamptz '2000-01-01Z', '2000-02-01Z', '1 hour') AS moment,
      unnest(search_periods(moment)) WITH ORDINALITY AS p(period, nth) GROUP BY period`;
  expect(lengths.length).toBeGreaterThan(31 * 6);
  expect(lengths.every((period) => period.lengths === 1)).toBe(true);
});
