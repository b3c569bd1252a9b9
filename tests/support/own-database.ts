/** Setup for test files that need the database: each file gets a fresh copy of its own. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import type { db } from '@/lib/db/client';
import { applyTestEnv } from './test-env';

const name = `test_${randomBytes(8).toString('hex')}`;
const server = inject('postgres');
const folder = await mkdtemp(path.join(inject('folder'), 'file-'));
await onServer(`CREATE DATABASE ${name} TEMPLATE ${server.template}`);
applyTestEnv({
  databaseUrl: Object.assign(new URL(server.url), { pathname: name }).href,
  folder,
});

afterAll(async () => {
  const shared = globalThis as typeof globalThis & { perennialDb?: ReturnType<typeof db> };
  await shared.perennialDb?.$disconnect();
  await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  await rm(folder, { recursive: true, force: true });
});

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
