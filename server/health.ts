import { readdir } from 'node:fs/promises';
import { db } from '@/lib/platform/db/client';

const TIMEOUT_MS = 2_000;

/**
 * Checks whether this instance can serve requests: the database answers, and every migration of this
 * release is applied. Returns undefined if it can, else the reason why not.
 */
export async function findUnreadiness(): Promise<string | undefined> {
  try {
    const [wanted, applied] = await Promise.race([
      Promise.all([migrationNames(), appliedNames()]),
      new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS).unref()),
    ]);
    const missing = wanted.filter((name) => !applied.includes(name));
    return missing.length === 0 ? undefined : 'migrations are missing';
  } catch {
    return 'the database does not answer';
  }
}

async function migrationNames(): Promise<string[]> {
  const entries = await readdir('prisma/migrations', { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function appliedNames(): Promise<string[]> {
  const rows = await db().$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  return rows.map((row) => row.migration_name);
}
