import { readMigrations } from './migration-files';
import { withSchemaEngine } from './schema-engine';

/**
 * Applies every migration that the database does not have yet, as `prisma migrate deploy` would.
 * Returns the names of those it applied, oldest first. Throws the engine's error.
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  return withSchemaEngine(databaseUrl, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await readMigrations(),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  });
}
