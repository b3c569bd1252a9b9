import { Client } from 'pg';
import { recordRun } from '@/lib/platform/backup/backup-runs';
import { unseal } from '@/lib/platform/crypto/sealing';
import { sealedColumns } from '@/lib/platform/crypto/sealing-keys';
import { startTemporaryPostgres } from '../postgres/temporary-server';
import type { BackupFolder } from './backup-folder';
import type { BackupSecrets } from './encryption';
import { reportMissing } from './manifest';
import { checkObject, readObjectList } from './objects';
import { type CheckedBackup, checkBackup, restoreDatabase } from './restore-backup';
import { quoteIdentifier } from './tables';

/** How many encrypted values of each column are decrypted. */
const SAMPLES_PER_COLUMN = 100;

export type VerifyOptions = {
  place: BackupFolder;
  name: string;
  secrets: BackupSecrets;
  /** The site's database, to record the outcome in. */
  recordIn?: string | undefined;
  report: (line: string) => void;
};

/**
 * Restores a backup into a temporary PostgreSQL, compares every table, decrypts some encrypted values, and reads every
 * object. Throws `BackupError` for the first problem.
 */
export async function verifyBackup(options: VerifyOptions): Promise<CheckedBackup> {
  const startedAt = new Date();
  const run = { kind: 'verification', startedAt, backup: options.name } as const;
  try {
    const backup = await verify(options);
    const { count } = backup.manifest.objects;
    const tables = backup.contents.tables.length;
    await record(options, { ...run, succeeded: true, tables, objects: count });
    return backup;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    await record(options, { ...run, succeeded: false, detail });
    throw error;
  }
}

async function verify({ place, name, secrets, report }: VerifyOptions): Promise<CheckedBackup> {
  const backup = await checkBackup(place, name, secrets);
  const { folder, manifest } = backup;
  let objects = 0;
  for await (const object of readObjectList(folder, manifest.objectList)) {
    await checkObject(place, manifest.encryption, object);
    objects++;
  }
  report(`objects: ${objects.toLocaleString('en')}, each as it was written`);
  reportMissing(manifest, report);
  const server = await startTemporaryPostgres();
  try {
    await restoreDatabase(backup, server.url('postgres'), report);
    report(`sealed values opened: ${await decryptSamples(server.url('postgres'))}`);
  } finally {
    await server.close();
  }
  return backup;
}

async function decryptSamples(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let decrypted = 0;
    for (const { table, column } of await sealedColumns(client)) {
      const { rows } = await client.query<{ value: string }>(
        `SELECT ${quoteIdentifier(column)} AS value FROM ${quoteIdentifier(table)} WHERE ${quoteIdentifier(column)} <> '' LIMIT ${SAMPLES_PER_COLUMN}`,
      );
      for (const { value } of rows) unseal(value);
      decrypted += rows.length;
    }
    return decrypted;
  } finally {
    await client.end();
  }
}

async function record(
  { recordIn, report }: VerifyOptions,
  run: Parameters<typeof recordRun>[1],
): Promise<void> {
  if (!recordIn) return;
  const client = new Client({ connectionString: recordIn });
  client.on('error', () => {}); // the next query throws it
  try {
    await client.connect();
    await recordRun(client, run);
  } catch {
    report('Not recorded: the database of the site does not answer.'); // that may be why the backup is being verified
  } finally {
    await client.end().catch(() => {});
  }
}
