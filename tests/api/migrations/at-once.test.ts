import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { applyMigrations } from '@/scripts/database/apply-migrations';

const LETTERS = '20260101000000_letters';
const SECOND = '20260101000001_second';
const TABLE = `SET lock_timeout = '5s';
CREATE TABLE letters AS SELECT generate_series(1, 2000) AS n;`;
const INDEX = `SET lock_timeout = '5s';
DROP INDEX CONCURRENTLY IF EXISTS letters_by_n;
CREATE INDEX CONCURRENTLY letters_by_n ON letters (n);`;
const COLUMN = `SET lock_timeout = '100ms';
ALTER TABLE letters ADD COLUMN m int;`;

const folder = path.join(inject('folder'), 'migrations-at-once');
const database = 'migrated_at_once';
const url = Object.assign(new URL(inject('postgres').url), { pathname: database }).href;
const server = new Client({ connectionString: inject('postgres').url });
let sql: Client;

beforeAll(() => server.connect());
afterAll(() => server.end());
beforeEach(async () => {
  await server.query(`CREATE DATABASE ${database}`);
  sql = new Client({ connectionString: url });
  await sql.connect();
  await write(LETTERS, TABLE);
});
afterEach(async () => {
  await sql.end();
  await server.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, script: string): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, name, 'migration.sql'), script);
}

describe('applyMigrations', () => {
  it('builds an index with CONCURRENTLY while parallel starts wait for their turn', async () => {
    await write(SECOND, INDEX);
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(url, { folder })));
    expect(applied.flat()).toEqual([LETTERS, SECOND]);
    const { rows } = await sql.query(
      `SELECT indisvalid AS sound FROM pg_index WHERE indexrelid = 'letters_by_n'::regclass`,
    );
    expect(rows).toEqual([{ sound: true }]);
  });

  it('retries after a lock timeout', async () => {
    await applyMigrations(url, { folder });
    await write(SECOND, COLUMN);
    await sql.query('BEGIN');
    await sql.query('LOCK TABLE letters IN ACCESS SHARE MODE');
    setTimeout(() => void sql.query('COMMIT'), 1_000);
    expect(await applyMigrations(url, { folder })).toEqual([SECOND]);
  });

  it('reruns a migration that was interrupted', async () => {
    await write(SECOND, INDEX);
    await applyMigrations(url, { folder });
    await sql.query('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [
      SECOND,
    ]);
    expect(await applyMigrations(url, { folder })).toEqual([SECOND]);
    expect(await applyMigrations(url, { folder })).toEqual([]);
  });
});
