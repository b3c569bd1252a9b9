import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Ours, and the one that Prisma's engine holds while it applies migrations. */
const OURS = 7_270_717;
const OF_THE_ENGINE = 72_707_369;
const LOOK_EVERY_MS = 200;
/** Longer than a migration of a million memorials takes. */
const PATIENCE_MS = 60 * 60_000;

/**
 * Runs `work` while nobody else migrates this database, and hands it the connection that holds the lock. A waiting process asks again and
 * again instead of in one statement: that statement would be open all the while, and CREATE INDEX CONCURRENTLY
 * waits for every statement that is older than itself, so that both would wait for each other (decision 0085).
 */
export async function withMigrationLock<T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', () => {}); // the next query throws it
  await client.connect();
  try {
    await lock(client, OURS);
    // An instance of an earlier release knows only this one.
    await lock(client, OF_THE_ENGINE);
    await client.query('SELECT pg_advisory_unlock($1)', [OF_THE_ENGINE]);
    return await work(client);
  } finally {
    await client.end(); // which unlocks
  }
}

async function lock(client: Client, key: number): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [key]);
    if (rows[0]?.locked) return;
  }
  throw new Error('Somebody else has been migrating this database for an hour.');
}
