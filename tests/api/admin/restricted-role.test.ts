import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { prepareDatabase } from '@/scripts/database/prepare-database';

/** Returns the SQL from docs/operations/database.md, "A role that cannot change the trail". */
async function statements(): Promise<string> {
  const [, sql = ''] = /```sql\n(CREATE ROLE perennial_app[^`]+)```/.exec(
    await readFile('docs/operations/database.md', 'utf8'),
  ) ?? [''];
  return sql;
}

const owner = new Client({ connectionString: env().DATABASE_URL });
const address = Object.assign(new URL(env().DATABASE_URL), {
  username: 'perennial_app',
  password: 'choose one',
}).href;
const app = new Client({ connectionString: address });

beforeAll(async () => {
  await owner.connect();
  await owner.query(await statements());
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await owner.query('DROP OWNED BY perennial_app; DROP ROLE perennial_app');
  await owner.end();
});

const refusal = (sql: string) =>
  app.query(sql).then(
    () => null,
    (error: { code: string }) => error.code,
  );
const ENTRY = `INSERT INTO audit (actor, action, subject, detail) VALUES ('system', 'export', 'x', '{}')`;

describe('the restricted role from docs/operations/database.md', () => {
  it('can add to the audit trail and read it', async () => {
    await app.query(ENTRY);
    expect((await app.query('SELECT 1 FROM audit')).rowCount).toBe(1);
  });

  it.each([
    'UPDATE audit SET actor = actor',
    'DELETE FROM audit',
    'TRUNCATE audit',
    'DELETE FROM ledger',
    'DELETE FROM memorial_events',
    'UPDATE legal_texts SET body = body',
    'ALTER TABLE audit DISABLE TRIGGER ALL',
    'DROP TRIGGER audit_only_grows ON audit',
    'DROP TABLE audit',
    'SET session_replication_role = replica',
    'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$',
    'DELETE FROM _prisma_migrations',
  ])('is denied: %s', async (sql) => {
    expect(await refusal(sql)).toBe('42501');
    expect((await owner.query('SELECT 1 FROM audit')).rowCount).toBe(1);
  });

  it('can check migrations and run the queues, as the site does when it starts', async () => {
    expect(await prepareDatabase(address)).toEqual([]);
  });

  it('can write to all other tables', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name
       FROM information_schema.tables
       WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'
         AND table_name NOT IN ('audit', 'ledger', 'legal_texts', 'memorial_events', 'setting_changes', '_prisma_migrations')`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { name } of rows)
      expect(await refusal(`DELETE FROM ${name} WHERE false`)).toBeNull();
  });
});
