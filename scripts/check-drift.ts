/**
 * Checks that the data model (prisma/schema) matches the migrations. Prisma's own engine compares them, after replaying
 * every migration in a real PostgreSQL.
 */
import { diffSchema } from './database/diff-schema';
import { readMigrations } from './database/migration-files';
import { startTemporaryPostgres } from './postgres/temporary-server';

const HELP = 'tsx scripts/check-drift.ts: compares prisma/schema with prisma/migrations.\n';

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await checkDrift();

async function checkDrift(): Promise<void> {
  const server = await startTemporaryPostgres();
  const diff = await diffSchema(server.url('postgres')).finally(server.close);
  const ignored = await indexesBeyondPrisma();
  const statements = diff.replaceAll(/^--.*$/gm, '').split(';');
  const drift = statements
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !ignored.has(statement));
  if (drift.length === 0) return console.log('The schema and the migrations agree.');
  console.error('The migrations do not match prisma/schema. Missing:\n');
  console.error(drift.map((statement) => `${statement};`).join('\n'));
  process.exitCode = 1;
}

/**
 * The engine's statements that would drop the trigram indexes, which Prisma's schema cannot express. The engine does
 * not see checks, triggers, expression indexes and partial indexes at all; those have tests.
 */
async function indexesBeyondPrisma(): Promise<Set<string>> {
  const { migrationDirectories } = await readMigrations();
  const sql = migrationDirectories
    .map(({ migrationFile }) => migrationFile.content.value)
    .join('\n');
  const indexes = sql.matchAll(
    /CREATE INDEX (?:CONCURRENTLY )?("\w+") ON "\w+"\s+USING gin \([^;]*gin_trgm_ops\)/g,
  );
  return new Set(Array.from(indexes, ([, name]) => `DROP INDEX ${name}`));
}
