import pg from 'pg';
import { tagsChangedBy } from '@/lib/platform/cache/cache-tags';
import { askListener, hearInvalidations } from '@/lib/platform/cache/listener';
import { log } from '@/lib/platform/log';
import { setReplica } from './read-public';
import { endOfRecords, ReplicaPosition } from './replica-position';

type Options = { primaryUrl: string; replicaUrl: string; maxLagMs: number };

/** How long to wait between two questions to primary and replica, and how long while a change is on its way. */
const PAUSE_MS = 500;
const SHORT_PAUSE_MS = 50;
const ANSWER_MS = 1_000;
/** For so long after it could not be asked, nothing is read from the replica. */
const AFTER_FAILURE_MS = 5_000;

/**
 * Which database a server has, and in which timeline. Two with the same identifier are copies of one. A standby that is promoted
 * begins a new timeline, at a position where a replica of the former primary may have other changes; a replica says in which
 * one its last checkpoint was. Of a primary the position is that of the end of its log, after the commit of any notice
 * that has arrived, even if that is not on disk yet.
 */
const WHICH = `(SELECT system_identifier::text FROM pg_control_system()) || '/' || current_database() AS database`;
const PRIMARY = `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS position,
  current_setting('wal_block_size') AS page,
  pg_size_bytes(current_setting('wal_segment_size'))::text AS segment,
  ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int AS timeline, ${WHICH}`;
const REPLICA = `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position, ${WHICH},
  (SELECT timeline_id FROM pg_control_checkpoint()) AS timeline, pg_is_in_recovery() AS "isReplica"`;

type Primary = {
  position: string;
  page: string;
  segment: string;
  database: string;
  timeline: number;
};
type Replica = {
  position: string | null;
  database: string;
  timeline: number;
  isReplica: boolean;
};

/**
 * Lets public reads go to the replica for as long as it has all changes of what they read (decision 0075), and logs
 * whenever that begins or ends. Hears the changes from the primary, where alone notices arrive.
 * Returns the function that ends it.
 */
export function followReplica({ primaryUrl, replicaUrl, maxLagMs }: Options): () => Promise<void> {
  const now = () => performance.now();
  const position = new ReplicaPosition(maxLagMs);
  const pool = new pg.Pool({
    connectionString: replicaUrl,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  // One that was started again may have less than before. The next question reports what happened.
  pool.on('error', () => position.replicaIsAway());
  let failedAt = Number.NEGATIVE_INFINITY;
  let logged: string | undefined;
  let hasEnded = false;

  // One that starts again fails with one code after the other: the first is enough.
  const logState = (reason: string, error?: unknown) => {
    if (reason === logged || hasEnded) return;
    logged = reason;
    if (reason === FOLLOWS) log.info('public reads go to the replica');
    else {
      const code = error === undefined ? '' : ` (${codeOf(error)})`;
      log.warn({ reason: reason + code }, 'public reads go to the primary alone');
    }
  };

  async function ask(): Promise<void> {
    const askedAt = now();
    const primary = await askListener<Primary>(PRIMARY).catch((error: unknown) => {
      if (logged) logState('the listener at the primary failed', error); // before, it had no time to connect
    });
    if (!primary) return;
    const { position: end, page, segment } = primary;
    position.primaryIsAt(endOfRecords(BigInt(end), BigInt(page), BigInt(segment)), askedAt);
    const { fault, error } = await askReplica(primary);
    if (fault) position.replicaIsAway();
    if (now() - failedAt < AFTER_FAILURE_MS) return;
    logState(fault ?? (position.isLate(now()) ? LATE : FOLLOWS), error);
  }

  /** Returns what keeps the replica from being read, if something does, and with which error. */
  async function askReplica(primary: Primary): Promise<{ fault?: string; error?: unknown }> {
    try {
      const replica = (await pool.query<Replica>(REPLICA)).rows[0];
      if (replica?.database !== primary.database || !replica.isReplica || replica.position === null)
        return { fault: 'DATABASE_READ_URL is no replica of DATABASE_URL' };
      if (replica.timeline !== primary.timeline) return { fault: OTHER_TIMELINE };
      position.replicaIsAt(BigInt(replica.position));
      return {};
    } catch (error) {
      return { fault: 'the replica failed', error };
    }
  }

  async function follow(): Promise<void> {
    await ask();
    if (hasEnded) return;
    setTimeout(follow, position.isDueSoon(now()) ? SHORT_PAUSE_MS : PAUSE_MS).unref();
  }

  hearInvalidations(primaryUrl, {
    onPath: (path) => position.changed(tagsChangedBy(path), now()),
    onLost: () => position.allChanged(now()),
    onHeard: () => position.allChanged(now()),
  });
  setReplica({
    url: replicaUrl,
    hasAll: (tag) => now() - failedAt >= AFTER_FAILURE_MS && position.hasAll(tag, now()),
    failed(error) {
      failedAt = now();
      logState('a read on the replica failed', error);
    },
  });
  setTimeout(follow, PAUSE_MS).unref(); // until the listener has connected
  return async () => {
    hasEnded = true;
    setReplica(undefined);
    await pool.end();
  };
}

const FOLLOWS = 'the replica has what it needs';
const LATE = 'the replica lags beyond DATABASE_READ_LAG_SECONDS';
const OTHER_TIMELINE =
  'the replica follows no primary of this timeline, or has had no checkpoint since it does';

/** The code of what was thrown: its message may name an address, which logs must not. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : 'no answer';
