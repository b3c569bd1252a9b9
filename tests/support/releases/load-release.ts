import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { readMigrations } from '@/scripts/database/migration-files';
import { withSchemaEngine } from '@/scripts/database/schema-engine';

/** The dumps in this folder, with the last migration of the release that each was taken from. */
const RELEASES = {
  'review-sentences': '20261121190000_refunds_ask_by_reason',
} as const;

/**
 * Creates a database in the state an earlier release left it in.
 * @returns its address, and a connection that the test must end
 */
export async function loadRelease(name: keyof typeof RELEASES) {
  const server = inject('postgres').url;
  const database = `release_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${database}`).finally(() => client.end());
  const url = Object.assign(new URL(server), { pathname: database }).href;
  await applyMigrationsUpTo(url, RELEASES[name]);
  await prepareJobs(url);
  const sql = new Client({ connectionString: url });
  await sql.connect();
  // The dump lists tables by name, not by dependency, and its triggers have already run.
  await sql.query('SET session_replication_role = replica');
  await sql.query(await readFile(path.join(import.meta.dirname, `${name}.sql`), 'utf8'));
  await sql.query('RESET session_replication_role');
  return { url, sql };
}

async function applyMigrationsUpTo(url: string, last: string): Promise<void> {
  const list = await readMigrations();
  const migrationDirectories = list.migrationDirectories.filter((one) => one.path <= last);
  await withSchemaEngine(url, (engine) =>
    engine.applyMigrations({
      migrationsList: { ...list, migrationDirectories },
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
}
