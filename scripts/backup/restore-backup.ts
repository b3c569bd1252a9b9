import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import { recordRun } from '@/lib/platform/backup/backup-runs';
import { sealingKeyError } from '@/lib/platform/crypto/sealing-keys';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { JOB_SCHEMA } from '@/lib/platform/jobs/queues';
import { applyMigrations } from '../database/apply-migrations';
import { readMigrations } from '../database/migration-files';
import { BackupError } from './backup-error';
import { readBackupFile, verifyBackupFile } from './backup-files';
import type { BackupFolder } from './backup-folder';
import { type BackupSecrets, type Decryption, decryptionFor } from './encryption';
import { loadTables, requireEmptyDatabase } from './load-tables';
import {
  type Contents,
  keyOfManifest,
  type Manifest,
  parseContents,
  readManifest,
  readOwnManifest,
} from './manifest';
import { listBackups } from './place';

/** A checked backup: its manifest is ours, its files are intact, and the configured keys can decrypt its data. */
export type CheckedBackup = {
  place: BackupFolder;
  name: string;
  folder: BackupFolder;
  manifest: Manifest;
  contents: Contents;
  decrypt: Decryption;
};

type Report = (line: string) => void;

/**
 * Checks a backup before anything is loaded. Throws `BackupError` with the reason: a key, a file, the passphrase, or
 * migrations that this release lacks.
 */
export async function checkBackup(
  place: BackupFolder,
  name: string,
  secrets: BackupSecrets,
): Promise<CheckedBackup> {
  const folder = place.within(name);
  if (!(await listBackups(place)).includes(name))
    throw new BackupError(`${folder.address} is not a backup, or not a finished one.`);
  requireBackupKeys(await readManifest(folder), await keyOfManifest(folder));
  const manifest = await readOwnManifest(folder);
  const migrationNames = (await readMigrations()).migrationDirectories.map((each) => each.path);
  const unknownMigration = manifest.migrations.find((each) => !migrationNames.includes(each));
  if (unknownMigration)
    throw new BackupError(
      `This backup is of another release (${manifest.release}), which has the migration ${unknownMigration}. Restore it with that release.`,
    );
  for (const file of [manifest.contents, manifest.objectList, ...manifest.tables])
    await verifyBackupFile(folder, file);
  const decrypt = await decryptionFor(place, manifest.encryption, secrets);
  const json = await text(readBackupFile(folder, manifest.contents.name, decrypt));
  return { place, name, folder, manifest, contents: parseContents(folder, json), decrypt };
}

/** Throws `BackupError` if the database has rows. Called first, before anything is written anywhere. */
export async function requireUnusedDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await requireEmptyDatabase(client).finally(() => client.end());
}

/**
 * Loads a checked backup into an empty database, with the schema of the release that wrote it, then applies later
 * migrations. Unsent mails are held. Throws `BackupError` for a database in use. Whenever it is killed, it
 * leaves either all rows with the jobs that they need, or none.
 */
export async function restoreDatabase(
  backup: CheckedBackup,
  databaseUrl: string,
  report: Report,
): Promise<void> {
  const startedAt = new Date();
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {}); // the next query throws it
  await client.connect();
  try {
    await requireEmptyDatabase(client);
    await deleteUnfinishedSchema(client);
    await requireNoLaterMigrations(client, backup.manifest);
    await applyMigrations(databaseUrl, { only: backup.manifest.migrations });
    await prepareJobs(databaseUrl);
    await client.query('BEGIN');
    await loadTables(client, backup.folder, backup.contents, backup.decrypt, report);
    await holdMails(client);
    await cancelWebhookDeliveries(client);
    await recordRun(client, {
      kind: 'restore',
      startedAt,
      succeeded: true,
      backup: backup.name,
      tables: backup.contents.tables.length,
      objects: backup.manifest.objects.count,
      holdsMail: true,
    });
    await enqueueChecks(client, databaseUrl);
    await client.query('COMMIT');
    // Autovacuum would do this minutes later, and until then searches would read more than necessary.
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
  await applyMigrations(databaseUrl); // if the process is killed here, the next start applies them
}

function requireBackupKeys({ sealingKeys }: Manifest, signedWith: string): void {
  const faults = sealingKeys.flatMap(({ id, canary }) => sealingKeyError(id, canary) ?? []);
  if (!sealingKeys.some(({ id }) => id === signedWith))
    faults.push(`the key ${signedWith} has no canary`);
  if (faults.length > 0)
    throw new BackupError(
      `FIELD_ENCRYPTION_KEYS does not open what this backup has sealed: ${faults.join('; ')}.`,
    );
}

/** Refuses a database whose schema is newer than the backup's: it has tables or columns that the backup cannot fill. */
async function requireNoLaterMigrations(client: Client, { migrations }: Manifest): Promise<void> {
  if (!(await hasMigrations(client))) return;
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const laterMigration = rows.find(({ name }) => !migrations.includes(name));
  if (laterMigration)
    throw new BackupError(
      `This database already has the migration ${laterMigration.name}, which is newer than the backup. Restore into a new database.`,
    );
}

/** The advisory lock that Prisma's engine holds while it migrates. */
const MIGRATION_LOCK = 72_707_369;

/**
 * A process that was killed while it created the tables leaves some of them, and a migration in an unknown state. In
 * that case, deletes the schema, so that it is created again: the caller has checked that the database has no rows.
 * Throws `BackupError` while a migration is running.
 */
async function deleteUnfinishedSchema(client: Client): Promise<void> {
  if (!(await hasMigrations(client))) return;
  const lock = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [MIGRATION_LOCK]);
  if (!lock.rows[0]?.mine)
    throw new BackupError('Somebody is migrating this database. Try again when that is done.');
  const unfinished = await client.query(
    'SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  );
  if (unfinished.rowCount !== 0)
    await client.query('BEGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public; COMMIT');
  await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
}

async function hasMigrations(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(
    "SELECT to_regclass('public._prisma_migrations')::text AS found",
  );
  return Boolean(rows[0]?.found);
}

/** Holds unsent mails, but deletes mails with codes: the codes have expired, and are not in the backup. */
async function holdMails(client: Client): Promise<void> {
  await client.query(`DELETE FROM "outbox" WHERE "sentAt" IS NULL AND "key" LIKE 'otp/%'`);
  await client.query(
    `UPDATE "outbox" SET "heldAt" = now() WHERE "sentAt" IS NULL AND "text" <> '' AND "heldAt" IS NULL`,
  );
}

/**
 * Cancels waiting webhook deliveries: a site that may still be running may have sent them since the backup. Owners of
 * endpoints can resend them. Backups of earlier releases have no such table.
 */
async function cancelWebhookDeliveries(client: Client): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>(
    "SELECT to_regclass('public.webhook_deliveries')::text AS found",
  );
  if (rows[0]?.found)
    await client.query(
      `UPDATE "webhook_deliveries" SET "nextAt" = NULL, "error" = 'restored' WHERE "nextAt" IS NOT NULL`,
    );
}

/**
 * Enqueues jobs that check orders which still wait for payment, and jobs that make missing stills of videos. All
 * other jobs find their work by themselves. Written in the transaction of `client`.
 */
async function enqueueChecks(client: Client, databaseUrl: string): Promise<void> {
  const { rows } = await client.query<{ id: string; checks: number; at: Date }>(
    'SELECT "id", "checks", "nextCheckAt" AS "at" FROM "orders" WHERE "nextCheckAt" IS NOT NULL',
  );
  const videos = await client.query<{ id: string }>(
    `SELECT "id" FROM "media" WHERE "type" = 'video' AND "state" = 'ready' AND NOT "objects" ? 'poster'`,
  );
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOB_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', () => {}); // send() throws the same error
  await boss.start();
  const db: Db = { executeSql: (text, values) => client.query(text, values) };
  try {
    for (const { id, checks, at } of rows)
      await boss.send('check-order', { orderId: id, check: checks }, { startAfter: at, db });
    for (const { id } of videos.rows) await boss.send('make-poster', { mediaId: id }, { db });
  } finally {
    await boss.stop({ graceful: false });
  }
}
