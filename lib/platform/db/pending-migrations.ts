import { readdir } from 'node:fs/promises';
import { db } from './client';
import { Prisma } from './generated/client';

type Row = { migration_name: string };

const APPLIED =
  'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL';

/**
 * This release's migrations that the database lacks, oldest first.
 * @param query runs a statement; uses the pool by default
 */
export async function pendingMigrations(
  query: (sql: string) => Promise<Row[]> = (sql) => db().$queryRaw<Row[]>(Prisma.raw(sql)),
): Promise<string[]> {
  const [allNames, rows] = await Promise.all([migrationNames(), query(APPLIED)]);
  const applied = rows.map((row) => row.migration_name);
  return allNames.filter((name) => !applied.includes(name)).sort();
}

async function migrationNames(): Promise<string[]> {
  const entries = await readdir('prisma/migrations', { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
