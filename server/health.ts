import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { pendingMigrations } from '@/lib/platform/db/pending-migrations';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { snapshot } from '@/lib/platform/site-settings/snapshot';

/** Shorter than the timeouts of the load balancers in deploy/. */
const TIMEOUT_MS = 2_000;
const IDLE_MS = 60_000;

let pool: Pool | undefined;
let checking: Promise<string | undefined> | undefined;

/**
 * Checks whether this process can serve requests: the database answers, all migrations of this release are applied, and
 * the site settings have been read. Returns the reason if it cannot, and undefined if it can. Simultaneous calls share
 * one check.
 */
export function findUnreadyReason(): Promise<string | undefined> {
  checking ??= check().finally(() => {
    checking = undefined;
  });
  return checking;
}

async function check(): Promise<string | undefined> {
  try {
    const missing = await Promise.race([
      pendingMigrations(async (sql) => (await connection().query(sql)).rows),
      sleep(TIMEOUT_MS, undefined, { ref: false }),
    ]);
    if (!missing) throw new Error('no answer in time');
    if (missing.length > 0) return 'migrations are missing';
    return snapshot().state === 'waiting' ? 'the site settings are not read yet' : undefined;
  } catch {
    return 'the database does not answer';
  }
}

/** A connection for this check alone: a site whose pool is used up is busy, but ready. */
function connection(): Pool {
  if (pool) return pool;
  pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  pool.on('error', (err) => log.debug({ err }, 'the connection of the health check was lost'));
  return pool;
}
