import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { readMigrations } from './migration-files';
import { withMigrationLock } from './migration-lock';
import { withSchemaEngine } from './schema-engine';

type Choice = { folder?: string; only?: string[] };

/** How many times to try a migration that does not get a lock within its `lock_timeout`. */
const TRIES = 5;
const PAUSE_MS = 2_000;
const LOCK_TIMEOUT = '55P03';

/**
 * Applies every migration that the database lacks, like `prisma migrate deploy`, while holding a lock. A migration that
 * failed or was interrupted has left nothing behind or can be repeated (scripts/check-migrations.ts). It is retried
 * here if it timed out waiting for a lock, else by the next call. Returns the names of the applied migrations, oldest
 * first. Throws the engine's error.
 * @param choice the folder of migrations, by default prisma/migrations, and the names of those to apply, by default all
 */
export async function applyMigrations(databaseUrl: string, choice: Choice = {}): Promise<string[]> {
  return withMigrationLock(databaseUrl, async (client) => {
    const earlierNames = new Set(await appliedNames(client));
    await applyAll(databaseUrl, client, choice);
    return (await appliedNames(client)).filter((name) => !earlierNames.has(name));
  });
}

async function applyAll(databaseUrl: string, client: Client, choice: Choice, tries = TRIES) {
  await markUnfinishedRolledBack(client);
  try {
    const migrations = await readMigrations(choice.folder);
    const chosenMigrations = migrations.migrationDirectories.filter(
      ({ path }) => choice.only?.includes(path) ?? true,
    );
    const migrationsList = { ...migrations, migrationDirectories: chosenMigrations };
    const filters = { externalTables: [], externalEnums: [] };
    await withSchemaEngine(databaseUrl, (engine) =>
      engine.applyMigrations({ migrationsList, filters }),
    );
  } catch (error) {
    if (tries <= 1 || (error as { code?: string }).code !== LOCK_TIMEOUT) throw error; // as: anything may be thrown
    await sleep(PAUSE_MS);
    await applyAll(databaseUrl, client, choice, tries - 1);
  }
}

/** Without this, the engine would refuse all migrations after one that it did not finish. */
async function markUnfinishedRolledBack(client: Client): Promise<void> {
  if (!(await hasTable(client))) return;
  const unfinished = 'finished_at IS NULL AND rolled_back_at IS NULL';
  const result = await client.query(`SELECT 1 FROM _prisma_migrations WHERE ${unfinished}`);
  // Writes only if necessary: a role that may only read this table can start the site if there is nothing to migrate.
  if (result.rowCount)
    await client.query(`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE ${unfinished}`);
}

async function appliedNames(client: Client): Promise<string[]> {
  if (!(await hasTable(client))) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
}

async function hasTable(client: Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') AS found`);
  return rows[0]?.found !== null;
}
