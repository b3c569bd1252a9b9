import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { readPublic } from '@/lib/platform/replica/read-public';
import { spreadOfTimes, type TimeStatistics } from './spread-of-times';

/** So many of the newest memorials are searched first: they say how common something is, and what half of all have is found there often enough. */
export const FIRST = 2_000;

/** From so many percent of all on, all are looked through. */
const NEARLY_ALL = 66;
/** Where the newest are a larger part of all, a search may as well read all. */
const LARGE_PART = 1 / 5;

const KEPT_MS = 5 * MINUTE_MS;

/** How many memorials there are beside the newest, and when they were made. */
export type RecentEntries = {
  /** Which part of all the newest `FIRST` are. */
  part: number;
  /** For each percent of all, from the first on, a time since which so many were made. What it does not have is nearly all. */
  since: readonly Date[];
  /** Later than any memorial was made, whose times may be another machine's. */
  end: Date;
};

type Statistics = TimeStatistics & { entries: number };
type Known = Pick<RecentEntries, 'part' | 'since'> | null;

let kept: { until: number; known: Promise<Known> } | undefined;

/**
 * How many memorials there are beside the newest, and when they were made, as PostgreSQL's statistics know it; null where there are
 * so few that a search may as well read all, or no statistics yet. It may be some minutes old, and the statistics older: what is
 * found does not depend on it, only how fast.
 */
export async function recentEntries(): Promise<RecentEntries | null> {
  if (!kept || kept.until < performance.now()) {
    const known = readKnown();
    kept = { until: performance.now() + KEPT_MS, known };
    known.catch(() => {
      kept = undefined;
    });
  }
  const known = await kept.known;
  return known && { ...known, end: new Date(Date.now() + HOUR_MS) };
}

async function readKnown(): Promise<Known> {
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<Statistics[]>`
      SELECT c.reltuples::float8 AS entries, coalesce(s.most_common_freqs, '{}')::float8[] AS shares,
        ARRAY(SELECT extract(epoch FROM time)::float8 * 1000
          FROM unnest(s.histogram_bounds::text::timestamptz[]) time) AS bounds,
        ARRAY(SELECT extract(epoch FROM time)::float8 * 1000
          FROM unnest(s.most_common_vals::text::timestamptz[]) time) AS common
      FROM pg_class c JOIN pg_stats s ON s.schemaname = c.relnamespace::regnamespace::text
        AND s.tablename = c.relname AND s.attname = 'createdAt'
      WHERE c.oid = 'search_entries'::regclass`,
  );
  const part = FIRST / Math.max(1, row?.entries ?? 0);
  if (!row || part >= LARGE_PART) return null;
  return { part, since: spreadOfTimes(row, NEARLY_ALL).map((time) => new Date(time)) };
}
