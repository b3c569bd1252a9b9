import { readMigrations } from './migration-files';
import { withSchemaEngine } from './schema-engine';

/**
 * Applies every migration that the database does not have yet, as `prisma migrate deploy` would, or only those named.
 * Returns the names of those it applied, oldest first. Throws the engine's error.
 */
export async function applyMigrations(databaseUrl: string, only?: string[]): Promise<string[]> {
  const all = await readMigrations();
  const wanted = all.migrationDirectories.filter(({ path }) => !only || only.includes(path));
  return withSchemaEngine(databaseUrl, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: { ...all, migrationDirectories: wanted },
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  });
}
