import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { pendingMigrations } from '@/lib/platform/db/pending-migrations';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { snapshot } from '@/lib/platform/site-settings/snapshot';

/** Less than the balancers' configurations in deploy/ wait. */
const TIMEOUT_MS = 2_000;
const IDLE_MS = 60_000;

let own: Pool | undefined;
let asking: Promise<string | undefined> | undefined;

/**
 * Checks whether this instance can serve requests: the database answers, every migration of this
 * release is applied, and the site settings have been read. Returns undefined if it can, else the reason why not. All who ask at the same time get one answer.
 */
export function findUnreadiness(): Promise<string | undefined> {
  asking ??= look().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function look(): Promise<string | undefined> {
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

/** A connection that nobody else uses: a site whose connections are all in use is busy, and ready. */
function connection(): Pool {
  if (own) return own;
  own = new Pool({
    connectionString: env().DATABASE_URL,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  own.on('error', (err) => log.debug({ err }, 'the connection of the health check was lost'));
  return own;
}
