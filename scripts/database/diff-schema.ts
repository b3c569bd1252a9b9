import { globSync, readFileSync } from 'node:fs';
import type { DiffTarget } from '@prisma/schema-engine-wasm';
import { readMigrations } from './migration-files';
import { withSchemaEngine } from './schema-engine';

/**
 * Returns the SQL that would turn the result of the migrations into prisma/schema/*.prisma; empty if they agree.
 * `databaseUrl` may be any database of the server: the engine replays the migrations in a temporary shadow database.
 */
export async function diffSchema(databaseUrl: string): Promise<string> {
  const migrations = await readMigrations();
  const from: DiffTarget =
    migrations.migrationDirectories.length === 0
      ? { tag: 'empty' }
      : { tag: 'migrations', ...migrations };
  const to: DiffTarget = {
    tag: 'schemaDatamodel',
    files: globSync('prisma/schema/*.prisma').map((path) => ({
      path,
      content: readFileSync(path, 'utf8'),
    })),
  };
  return withSchemaEngine(databaseUrl, async (engine) => {
    const filters = { externalTables: [], externalEnums: [] };
    const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters });
    return stdout ?? '';
  });
}
