import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { readMigrations } from './migration-files';
import { withMigrationLock } from './migration-lock';
import { withSchemaEngine } from './schema-engine';

type Choice = { folder?: string; only?: string[] };

/** How often a migration is tried that did not get a lock in the time that it allows itself. */
const TRIES = 5;
const PAUSE_MS = 2_000;
const LOCK_TIMEOUT = '55P03';

/**
 * Applies every migration that the database does not have yet, as `prisma migrate deploy` would, while nobody else does.
 * A migration that failed or was cut off left nothing behind, or can run again (scripts/check-migrations.ts): it is tried
 * again, here if it only waited too long for a lock, else by the next call. Returns the names of those it applied, oldest
 * first. Throws the engine's error.
 * @param choice the folder that has the migrations, prisma/migrations by default; the names of those that are wanted, all by
 *   default
 */
export async function applyMigrations(databaseUrl: string, choice: Choice = {}): Promise<string[]> {
  return withMigrationLock(databaseUrl, async (client) => {
    const before = new Set(await appliedNames(client));
    await applyAll(databaseUrl, client, choice);
    return (await appliedNames(client)).filter((name) => !before.has(name));
  });
}

async function applyAll(databaseUrl: string, client: Client, choice: Choice, tries = TRIES) {
  await forgetUnfinished(client);
  try {
    const all = await readMigrations(choice.folder);
    const wanted = all.migrationDirectories.filter(
      ({ path }) => choice.only?.includes(path) ?? true,
    );
    const migrationsList = { ...all, migrationDirectories: wanted };
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

/** The engine would refuse every migration after one that it began and did not finish. */
async function forgetUnfinished(client: Client): Promise<void> {
  if (!(await hasTable(client))) return;
  const unfinished = 'finished_at IS NULL AND rolled_back_at IS NULL';
  const found = await client.query(`SELECT 1 FROM _prisma_migrations WHERE ${unfinished}`);
  // A role that may only read this table starts the site, too, once there is nothing to migrate.
  if (found.rowCount)
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
