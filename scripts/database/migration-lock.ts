import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Our advisory lock, and the one that Prisma's engine holds while it applies migrations. */
const OUR_LOCK = 7_270_717;
const ENGINE_LOCK = 72_707_369;
const POLL_MS = 200;
/** Longer than migrating a million memorials takes. */
const TIMEOUT_MS = 60 * 60_000;

/**
 * Runs `work` while nobody else migrates this database, and passes it the connection that holds the lock. A waiting
 * process polls instead of blocking in one statement: CREATE INDEX CONCURRENTLY waits for every older statement, so the
 * two would deadlock (decision 0085).
 */
export async function withMigrationLock<T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', () => {}); // the next query throws the error
  await client.connect();
  try {
    await lock(client, OUR_LOCK);
    // Instances of earlier releases know only this lock.
    await lock(client, ENGINE_LOCK);
    await client.query('SELECT pg_advisory_unlock($1)', [ENGINE_LOCK]);
    return await work(client);
  } finally {
    await client.end(); // this releases the locks
  }
}

async function lock(client: Client, key: number): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(POLL_MS)) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [key]);
    if (rows[0]?.locked) return;
  }
  throw new Error('Somebody else has been migrating this database for an hour.');
}
