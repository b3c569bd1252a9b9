import pg from 'pg';
import { tagsChangedBy } from '@/lib/platform/cache/cache-tags';
import { addInvalidationListener, queryOnListener } from '@/lib/platform/cache/listener';
import { log } from '@/lib/platform/log';
import { setReplica } from './read-public';
import { endOfRecords, ReplicaPosition } from './replica-position';

type Options = { primaryUrl: string; replicaUrl: string; maxLagMs: number };

/**
 * The usual pause between two polls of primary and replica, and the pause shortly after a change.
 */
const PAUSE_MS = 500;
const SHORT_PAUSE_MS = 50;
const TIMEOUT_MS = 1_000;
/** After a failed read, the replica is not used for this long. */
const AFTER_FAILURE_MS = 5_000;

/**
 * Identifies a server's database. Servers with the same identifier are copies of each other. A
 * promoted standby starts a new timeline; from its start on, a replica of the former primary may
 * have other changes. A replica reports the timeline of its last checkpoint. The position of a
 * primary is the end of its log, even if not flushed yet, so it lies after the commit of every
 * notification that has arrived.
 */
const DATABASE_IDENTITY = `(SELECT system_identifier::text FROM pg_control_system()) || '/' || current_database() AS database`;
const PRIMARY = `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS position,
  current_setting('wal_block_size') AS page,
  pg_size_bytes(current_setting('wal_segment_size'))::text AS segment,
  ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int AS timeline, ${DATABASE_IDENTITY}`;
const REPLICA = `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position, ${DATABASE_IDENTITY},
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
 * Sends public reads to the replica while it has all changes to what they read (decision 0075), and
 * logs when that begins or ends. Listens for changes on the primary, as replicas receive no
 * notifications. Returns a function that stops it.
 */
export function followReplica({ primaryUrl, replicaUrl, maxLagMs }: Options): () => Promise<void> {
  const now = () => performance.now();
  const position = new ReplicaPosition(maxLagMs);
  const pool = new pg.Pool({
    connectionString: replicaUrl,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // A restarted replica may have replayed less than before. The next poll logs the reason.
  pool.on('error', () => position.markReplicaUnavailable());
  let failedAt = Number.NEGATIVE_INFINITY;
  let loggedReason: string | undefined;
  let hasEnded = false;

  // A restarting replica fails with several error codes in turn; only the first is logged.
  const logState = (reason: string, error?: unknown) => {
    if (reason === loggedReason || hasEnded) return;
    loggedReason = reason;
    if (reason === FOLLOWS) log.info('public reads go to the replica');
    else {
      const code = error === undefined ? '' : ` (${codeOf(error)})`;
      log.warn({ reason: reason + code }, 'public reads go to the primary alone');
    }
  };

  async function poll(): Promise<void> {
    const askedAt = now();
    const primary = await queryOnListener<Primary>(PRIMARY).catch((error: unknown) => {
      if (loggedReason) logState('the listener at the primary failed', error); // before the first success, the listener may still be connecting
    });
    if (!primary) return;
    const { position: end, page, segment } = primary;
    position.recordPrimaryPosition(
      endOfRecords(BigInt(end), BigInt(page), BigInt(segment)),
      askedAt,
    );
    const { fault, error } = await pollReplica(primary);
    if (fault) position.markReplicaUnavailable();
    if (now() - failedAt < AFTER_FAILURE_MS) return;
    logState(fault ?? (position.isLagging(now()) ? LATE : FOLLOWS), error);
  }

  /** Returns why the replica cannot be used, with the error if there was one; `{}` if it can. */
  async function pollReplica(primary: Primary): Promise<{ fault?: string; error?: unknown }> {
    try {
      const replica = (await pool.query<Replica>(REPLICA)).rows[0];
      if (replica?.database !== primary.database || !replica.isReplica || replica.position === null)
        return { fault: 'DATABASE_READ_URL is not a replica of DATABASE_URL' };
      if (replica.timeline !== primary.timeline) return { fault: OTHER_TIMELINE };
      position.recordReplicaPosition(BigInt(replica.position));
      return {};
    } catch (error) {
      return { fault: 'the replica failed', error };
    }
  }

  async function follow(): Promise<void> {
    await poll();
    if (hasEnded) return;
    setTimeout(follow, position.isDueSoon(now()) ? SHORT_PAUSE_MS : PAUSE_MS).unref();
  }

  addInvalidationListener(primaryUrl, {
    onPath: (path) => position.changed(tagsChangedBy(path), now()),
    onDisconnect: () => position.allChanged(now()),
    onConnect: () => position.allChanged(now()),
  });
  setReplica({
    url: replicaUrl,
    isUpToDate: (tag) => now() - failedAt >= AFTER_FAILURE_MS && position.isUpToDate(tag, now()),
    reportFailure(error) {
      failedAt = now();
      logState('a read on the replica failed', error);
    },
  });
  setTimeout(follow, PAUSE_MS).unref(); // by then, the listener has usually connected
  return async () => {
    hasEnded = true;
    setReplica(undefined);
    await pool.end();
  };
}

const FOLLOWS = 'the replica has what it needs';
const LATE = 'the replica lags beyond DATABASE_READ_LAG_SECONDS';
const OTHER_TIMELINE =
  'the replica is not on the timeline of the primary, or has had no checkpoint since it switched to that timeline';

/** Returns the error code only: the message may contain an address, which must not be logged. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : 'no answer';
