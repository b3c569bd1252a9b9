import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm';

const FOLDER = path.resolve('prisma/migrations');

/** Returns a folder of migrations as the schema engine accepts it: every migration.sql, oldest first. */
export async function readMigrations(folder = FOLDER): Promise<MigrationList> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.sort().map((name) => readMigration(folder, name)),
    ),
  };
}

async function readMigration(folder: string, name: string) {
  const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
  return {
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
  };
}
