import { Client } from 'pg';
import { lastBackup, lastVerification } from '@/lib/platform/backup/backup-runs';
import { checkSealingKeys } from '@/lib/platform/crypto/sealing-keys';
import { DAY_MS, HOUR_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { readMigrations } from '../database/migration-files';
import { fault, ok, runCheck, warning } from './finding';

const OLDEST_VERSION = 15;
/** A nightly backup may take a few hours. */
const LATE_BACKUP_MS = DAY_MS + 2 * HOUR_MS;

/** Checks version, locale, migrations, keys and backups. Throws if the database does not answer. */
export async function checkDatabase() {
  const client = new Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 3_000,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number; text: string; knowsLetters: boolean }>(`
      SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_version') AS text,
        'é' ~ '^\\w$' AND lower('É') = 'é' AND 'ж' ~ '^\\w$' AS "knowsLetters"`);
    const [server] = rows;
    if (!server) throw new Error('it does not report its version');
    const version =
      server.version < OLDEST_VERSION
        ? fault(`PostgreSQL ${server.text} is older than ${OLDEST_VERSION}`)
        : ok(`PostgreSQL ${server.text}`);
    const letters = server.knowsLetters
      ? ok('it recognises the letters of every script', 'locale')
      : fault(
          'search by name finds Latin names only: create the database with LC_CTYPE C.UTF-8 and restore a backup into it',
          'locale',
        );
    const missing = await missingMigrations(client);
    if (missing.length > 0)
      return [
        version,
        letters,
        warning(`${missing.length} migrations are missing: npm run migrate`),
      ];
    return [
      version,
      letters,
      ...(await runCheck('keys', () => checkKeys(env().DATABASE_URL))),
      ...(await runCheck('backup', checkBackups)),
    ];
  } finally {
    await client.end();
  }
}

async function checkKeys(databaseUrl: string) {
  await checkSealingKeys(databaseUrl);
  return ok('FIELD_ENCRYPTION_KEYS can decrypt the sealed fields');
}

async function checkBackups() {
  const [backup, verification] = [await lastBackup(), await lastVerification()];
  if (!backup) return warning('there is none: npm run backup');
  const age = Date.now() - backup.endedAt.getTime();
  const message = `the last one is ${formatHours(age)} old (${backup.backup})`;
  return [
    age > LATE_BACKUP_MS ? warning(message) : ok(message),
    ...(backup.detail ? [warning(backup.detail)] : []),
    verification
      ? ok(`last verified ${formatHours(Date.now() - verification.endedAt.getTime())} ago`)
      : warning('none has ever been verified: npm run backup -- --verify'),
  ];
}

const formatHours = (ms: number) => `${Math.round(ms / HOUR_MS)} h`;

async function missingMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ found: string | null }>(
    "SELECT to_regclass('public._prisma_migrations')::text AS found",
  );
  const appliedMigrations = rows[0]?.found
    ? await client.query<{ name: string }>(
        'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      )
    : { rows: [] };
  const names = new Set(appliedMigrations.rows.map(({ name }) => name));
  return (await readMigrations()).migrationDirectories
    .map(({ path }) => path)
    .filter((name) => !names.has(name));
}
