import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/platform/env';
import { PrismaClient } from './generated/client';

/** PostgreSQL has no time limits by default; every statement here needs one (security.md, fact 6). */
const SETTINGS = [
  '-c statement_timeout=5000',
  '-c lock_timeout=2000',
  '-c idle_in_transaction_session_timeout=10000',
  // What is read is in memory or on a disk without moving parts, where a row costs the same wherever it is. Many read at
  // once, and none of them long enough for helpers or compiled queries to be worth their start.
  '-c random_page_cost=1.1',
  '-c max_parallel_workers_per_gather=0',
  '-c jit=off',
].join(' ');
const CONNECT_TIMEOUT_MS = 3_000;

// Next loads modules once per route bundle, but a process must have only one pool.
const shared = globalThis as typeof globalThis & { perennialDb?: PrismaClient };

/** The only PrismaClient. `passwordHash` is left out unless a query names it (style.md 16). */
export function db(): PrismaClient {
  shared.perennialDb ??= openClient();
  return shared.perennialDb;
}

export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

function openClient() {
  const adapter = new PrismaPg({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: SETTINGS,
  });
  return new PrismaClient({ adapter, omit: { user: { passwordHash: true } } }) as PrismaClient; // omit narrows the type
}
