/**
 * Setup for test files that need the database: each file gets a fresh copy of the template and loads our modules again.
 * Packages stay loaded between files, which halves the time.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, inject, vi } from 'vitest';
import type { db } from '@/lib/platform/db/client';
import { queryDatabase } from './query-database';
import { applyTestEnv } from './test-env';

vi.resetModules(); // our modules keep the settings of the previous file
const worker = `test_worker_${process.env.VITEST_POOL_ID}`;
const server = inject('postgres');
const folder = path.join(inject('folder'), worker);
await mkdir(folder, { recursive: true });
await waitForRunningStatements();
await queryDatabase(server.url, `DROP DATABASE IF EXISTS ${worker} WITH (FORCE)`);
await queryDatabase(
  server.url,
  `CREATE DATABASE ${worker} TEMPLATE ${server.template} STRATEGY WAL_LOG`,
);
applyTestEnv({
  databaseUrl: Object.assign(new URL(server.url), { pathname: worker }).href,
  folder,
});

afterAll(async () => {
  const shared = globalThis as typeof globalThis & { perennialDb?: ReturnType<typeof db> };
  await shared.perennialDb?.$disconnect();
  delete shared.perennialDb;
  await rm(path.join(folder, 'media'), { recursive: true, force: true });
});

/**
 * Waits for statements that the previous file left running. A client whose connection ends in the middle of a statement
 * emits an error that belongs to no test and fails the whole run.
 */
async function waitForRunningStatements(): Promise<void> {
  const running = `SELECT 1 FROM pg_stat_activity WHERE datname = '${worker}' AND state <> 'idle'`;
  for (let tries = 0; tries < 200; tries++) {
    if ((await queryDatabase(server.url, running)).length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
