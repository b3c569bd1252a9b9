import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool, PoolConfig } from 'pg';
import { env } from '@/lib/platform/env';
import { PrismaClient } from './generated/client';
import { serializeStatements } from './serialize-statements';
import { closeSilentConnections } from './silent-connections';

/**
 * PostgreSQL has no time limits by default; every statement here needs one (security.md, fact 6).
 */
const SETTINGS = [
  '-c statement_timeout=5000',
  '-c lock_timeout=2000',
  '-c idle_in_transaction_session_timeout=10000',
  // Data is in memory or on SSDs, where random reads cost about as much as sequential ones. Many
  // short queries run at once, so parallel workers and JIT would cost more to start than they save.
  '-c random_page_cost=1.1',
  '-c max_parallel_workers_per_gather=0',
  '-c jit=off',
].join(' ');
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * Later than PostgreSQL itself cancels a slow statement, so only a dead connection is silent for
 * this long.
 */
const SILENT_MS = 5_500;
/** Reads that take longer on the replica go to the primary. */
const REPLICA_TIMEOUT_MS = 1_000;
/**
 * Later than the replica itself cancels a slow statement, so only a dead connection is silent for
 * this long.
 */
const REPLICA_SILENT_MS = 2_000;

// Next loads modules once per route bundle, but a process must have only one pool.
const shared = globalThis as typeof globalThis & {
  perennialDb?: PrismaClient;
  perennialReplicaDb?: PrismaClient;
  perennialPool?: Pool;
};

/**
 * The only PrismaClient that writes. `passwordHash` is left out unless a query names it (style.md
 * 16).
 */
export function db(): PrismaClient {
  shared.perennialDb ??= openClient(
    {
      connectionString: env().DATABASE_URL,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: SILENT_MS,
      keepAlive: true,
      options: SETTINGS,
    },
    WatchedAdapter,
  );
  return shared.perennialDb;
}

/** The client of the replica at `url`, created once. Only `readPublic` uses it. */
export function replicaDb(url: string): Tx {
  shared.perennialReplicaDb ??= openClient({
    connectionString: url,
    connectionTimeoutMillis: REPLICA_TIMEOUT_MS,
    query_timeout: REPLICA_SILENT_MS,
    options: `${SETTINGS} -c statement_timeout=${REPLICA_TIMEOUT_MS} -c default_transaction_read_only=on`,
  });
  return shared.perennialReplicaDb;
}

export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** How many connections to the primary are used or idle, and how many queries wait for one. */
export function poolUse(): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = shared.perennialPool ?? {};
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/**
 * Prisma's adapter, extended to expose its pool, to run the statements of a transaction one at a
 * time, and to close dead connections.
 */
class WatchedAdapter extends PrismaPg {
  override async connect() {
    const connected = await super.connect();
    const pool = connected.underlyingDriver();
    if (pool !== shared.perennialPool) closeSilentConnections(pool, SILENT_MS);
    shared.perennialPool = pool;
    const start = connected.startTransaction.bind(connected);
    connected.startTransaction = async (level) => serializeStatements(await start(level));
    return connected;
  }
}

function openClient(poolConfig: PoolConfig, Adapter = PrismaPg) {
  const adapter = new Adapter({ ...poolConfig, max: env().DATABASE_POOL });
  return new PrismaClient({ adapter, omit: { user: { passwordHash: true } } }) as PrismaClient; // omit narrows the type
}
