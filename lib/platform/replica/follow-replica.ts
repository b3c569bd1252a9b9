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
 * Which database a server has. Two with the same identifier are copies of one; of a primary the position is that of the
 * end of its log, after the commit of any notice that has arrived, even if that is not on disk yet.
 */
const WHICH = `(SELECT system_identifier::text FROM pg_control_system()) || '/' || current_database() AS database`;
const PRIMARY = `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS position,
  current_setting('wal_block_size') AS page,
  pg_size_bytes(current_setting('wal_segment_size'))::text AS segment, ${WHICH}`;
const REPLICA = `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position, ${WHICH},
  pg_is_in_recovery() AS "isReplica"`;

type Primary = { position: string; page: string; segment: string; database: string };
type Replica = { position: string | null; database: string; isReplica: boolean };

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

  const logState = (reason: string) => {
    if (reason === logged || hasEnded) return;
    logged = reason;
    if (reason === FOLLOWS) log.info('public reads go to the replica');
    else log.warn({ reason }, 'public reads go to the primary alone');
  };

  async function ask(): Promise<void> {
    const askedAt = now();
    const primary = await askListener<Primary>(PRIMARY).catch((error: unknown) => {
      if (logged) logState(`the listener at the primary failed (${codeOf(error)})`); // before, it had no time to connect
    });
    if (!primary) return;
    const { position: end, page, segment } = primary;
    position.primaryIsAt(endOfRecords(BigInt(end), BigInt(page), BigInt(segment)), askedAt);
    const fault = await askReplica(primary).catch((error: unknown) => {
      position.replicaIsAway();
      return `the replica failed (${codeOf(error)})`;
    });
    if (now() - failedAt < AFTER_FAILURE_MS) return;
    logState(fault ?? (position.isLate(now()) ? LATE : FOLLOWS));
  }

  /** Returns what keeps the replica from being asked, if something does. */
  async function askReplica({ database }: Primary): Promise<string | undefined> {
    const replica = (await pool.query<Replica>(REPLICA)).rows[0];
    if (replica?.database === database && replica.isReplica && replica.position !== null) {
      position.replicaIsAt(BigInt(replica.position));
      return undefined;
    }
    position.replicaIsAway();
    return 'DATABASE_READ_URL is no replica of DATABASE_URL';
  }

  async function follow(): Promise<void> {
    await ask();
    if (hasEnded) return;
    setTimeout(follow, position.isDueSoon(now()) ? SHORT_PAUSE_MS : PAUSE_MS).unref();
  }

  hearInvalidations(primaryUrl, {
    onPath: (path) => position.changed(tagsChangedBy(path), now()),
    onLost: () => position.allChanged(now()),
  });
  setReplica({
    url: replicaUrl,
    hasAll: (tag) => now() - failedAt >= AFTER_FAILURE_MS && position.hasAll(tag, now()),
    failed(error) {
      failedAt = now();
      logState(`a read on the replica failed (${codeOf(error)})`);
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

/** The code of what was thrown: its message may name an address, which logs must not. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : 'no answer';
