import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeSilentConnections } from '@/lib/platform/db/silent-connections';
import { env } from '@/lib/platform/env';
import { type DatabaseProxy, openDatabaseProxy } from '@/tests/support/database-proxy';

const SILENT_MS = 400;

let database: DatabaseProxy;
let pool: Pool;

beforeAll(async () => {
  database = await openDatabaseProxy(env().DATABASE_URL);
  pool = new Pool({ connectionString: database.url, max: 2, query_timeout: SILENT_MS });
  pool.on('error', () => {});
  closeSilentConnections(pool, SILENT_MS);
});
afterAll(async () => {
  await database.close();
  await pool.end();
});

it('closes a connection that falls silent, even in a transaction, and answers the next query', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await pool.query('SELECT 1'); // opens both connections of the pool
  database.fallSilent();
  await expect(client.query('SELECT 1')).rejects.toThrow('Query read timeout');
  await expect(client.query('ROLLBACK')).rejects.toThrow();
  client.release(); // passes no error, as in Prisma's adapter
  await expect(pool.query('SELECT 1')).rejects.toThrow(/timeout|terminated/);
  expect(pool.totalCount).toBe(0);
  database.open();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

it('keeps an idle connection in the pool', async () => {
  await pool.query('SELECT 1');
  const connectionCount = pool.totalCount;
  await new Promise((resolve) => setTimeout(resolve, 2 * SILENT_MS));
  expect(pool.totalCount).toBe(connectionCount);
  expect(connectionCount).toBeGreaterThan(0);
});
