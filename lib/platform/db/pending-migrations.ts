import { readdir } from 'node:fs/promises';
import { db } from './client';

/** The migrations of this release that the database does not have yet, oldest first. */
export async function pendingMigrations(): Promise<string[]> {
  const [wanted, applied] = await Promise.all([migrationNames(), appliedNames()]);
  return wanted.filter((name) => !applied.includes(name)).sort();
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
