import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { readPublic } from '@/lib/platform/replica/read-public';

/** So many of the newest memorials are searched first: they say how common something is, and what half of all have is found there often enough. */
export const FIRST = 2_000;

/** From this part of all on, all are looked through. */
const NEARLY_ALL = 2 / 3;
/** Where the newest are a larger part of all, a search may as well read all. */
const LARGE_PART = 1 / 5;

const KEPT_MS = 5 * MINUTE_MS;

/** In which time the newest memorials were made. */
export type RecentEntries = {
  newest: Date;
  /** In so many seconds before the newest the first `FIRST` were made, and all. */
  first: number;
  all: number;
  /** So many times as long as `first` is nearly all of the time. */
  most: number;
  /** Later than any memorial was made, whose times may be another machine's. */
  end: Date;
};

type Times = { start: Date | null; newest: Date; oldest: Date };

let kept: { until: number; times: Promise<Times | undefined> } | undefined;

/**
 * In which time the newest memorials were made; null where there are so few that a search may as well read all. It may be
 * some minutes old: what is found does not depend on it, only how fast.
 */
export async function recentEntries(): Promise<RecentEntries | null> {
  if (!kept || kept.until < performance.now()) {
    const times = readTimes();
    kept = { until: performance.now() + KEPT_MS, times };
    times.catch(() => {
      kept = undefined;
    });
  }
  const times = await kept.times;
  if (!times?.start) return null;
  const newest = times.newest.getTime();
  const [first, all] = [times.start, times.oldest].map(
    (time) => (newest - time.getTime()) / 1000,
  ) as [number, number]; // two of two
  if (first <= 0 || first >= all * LARGE_PART) return null;
  const end = new Date(Math.max(newest, Date.now()) + HOUR_MS);
  return { newest: times.newest, first, all, most: (all * NEARLY_ALL) / first, end };
}

async function readTimes(): Promise<Times | undefined> {
  const [row] = await readPublic(
    LIST_TAG,
    (client) => client.$queryRaw<Times[]>`
      SELECT (SELECT "createdAt" FROM search_entries WHERE listed
          ORDER BY "createdAt" DESC, "memorialId" DESC OFFSET ${FIRST} LIMIT 1) AS start,
        (SELECT max("createdAt") FROM search_entries WHERE listed) AS newest,
        (SELECT min("createdAt") FROM search_entries WHERE listed) AS oldest`,
  );
  return row;
}
