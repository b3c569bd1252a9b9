import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { MINUTE_MS } from '@/lib/platform/durations';
import { log } from '@/lib/platform/log';
import { readPublic } from '@/lib/platform/replica/read-public';
import { spreadOfTimes, type TimeStatistics } from './spread-of-times';

/**
 * How many of the newest memorials are searched first. They show how common something is, and hold enough matches of
 * what half of all have.
 */
export const FIRST = 2_000;

/** If more than this percentage of all would be searched, all are. */
const NEARLY_ALL = 66;
/** If the newest are at least this percentage of all, a search may as well read all. */
const LARGE_PERCENT = 20;

const KEPT_MS = 5 * MINUTE_MS;

/** How the newest memorials compare with all, and when all were created. */
export type RecentEntries = {
  /** The percentage of all that the newest `FIRST` are. */
  percent: number;
  /** A time since which the newest `FIRST` were created. */
  start: Date;
  /** For each percentage from 1 to `NEARLY_ALL`, a time since which that part of all was created. */
  since: readonly Date[];
};

type Statistics = TimeStatistics & { entries: number; start: Date | null };

let kept: { until: number; known: Promise<RecentEntries | null> } | undefined;

/**
 * Estimates `RecentEntries` from PostgreSQL's statistics; null if there are so few memorials that a search may as well
 * read all, or no statistics yet. It may be some minutes old, and the statistics older still: only the speed of a
 * search depends on it, not its result.
 */
export async function recentEntries(): Promise<RecentEntries | null> {
  if (!kept || kept.until < performance.now()) {
    const known = readStatistics().catch((err: unknown) => {
      log.warn({ err }, 'the statistics of memorials could not be read');
      return null;
    });
    const reading = { until: performance.now() + KEPT_MS, known };
    kept = reading;
    // Asks again sooner: there may be statistics soon.
    void known.then((found) => {
      if (!found) reading.until = performance.now() + MINUTE_MS;
    });
  }
  return kept.known;
}

async function readStatistics(): Promise<RecentEntries | null> {
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<Statistics[]>`
      SELECT c.reltuples::float8 AS entries, (SELECT "createdAt" FROM search_entries
          ORDER BY "createdAt" DESC, "memorialId" DESC OFFSET ${FIRST} LIMIT 1) AS start,
        coalesce(s.most_common_freqs, '{}')::float8[] AS shares,
        ARRAY(SELECT extract(epoch FROM time)::float8 * 1000
          FROM unnest(s.histogram_bounds::text::timestamptz[]) time) AS bounds,
        ARRAY(SELECT extract(epoch FROM time)::float8 * 1000
          FROM unnest(s.most_common_vals::text::timestamptz[]) time) AS common
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        JOIN pg_stats s ON s.schemaname = n.nspname AND s.tablename = c.relname AND s.attname = 'createdAt'
      WHERE c.oid = 'search_entries'::regclass`,
  );
  const percent = (100 * FIRST) / Math.max(1, row?.entries ?? 0);
  if (!row?.start || percent >= LARGE_PERCENT) return null;
  const since = spreadOfTimes(row, NEARLY_ALL).map((time) => new Date(time));
  return { percent, start: row.start, since };
}
