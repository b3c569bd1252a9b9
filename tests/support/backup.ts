import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { storagePort } from '@/lib/platform/storage/select';
import { findBackup } from '@/scripts/backup/place';
import { checkBackup, restoreDatabase } from '@/scripts/backup/restore-backup';
import { type BackupOptions, writeBackup } from '@/scripts/backup/write-backup';
import { createEmptyDatabase } from './empty-database';
import { queryDatabase } from './query-database';

/** A folder for backups in the test's temporary folder. */
export const newBackupFolder = () => mkdtemp(path.join(tmpdir(), 'backups-'));

/** Backs up the test's database and files, unencrypted unless `options` says otherwise. */
export const backUp = (to: string, options: Partial<BackupOptions> = {}) =>
  writeBackup({
    databaseUrl: env().DATABASE_URL,
    storage: storagePort(),
    to,
    keep: 30,
    report: () => {},
    ...options,
  });

/** Checks the backup at an address, as happens before a restore. */
export async function checkBackupAt(address: string, secrets = {}) {
  const { place, name } = await findBackup(address);
  return checkBackup(place, name, secrets);
}

/** Restores a backup into a new database. Returns the database's address. */
export async function restoreToNewDatabase(address: string, secrets = {}): Promise<string> {
  const url = await createEmptyDatabase();
  const backup = await checkBackupAt(address, secrets);
  await restoreDatabase(backup, url, () => {});
  return url;
}

/**
 * Returns a hash of each table, by its name. It is computed differently from the backup's own hashes, so that one
 * mistake cannot affect both.
 */
export async function tableHashes(url: string): Promise<Record<string, string>> {
  const tables = await queryDatabase<{ name: string }>(
    url,
    `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const each = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS hash
        FROM "${name}" t`,
  );
  const hashes = await queryDatabase<{ name: string; hash: string }>(url, each.join(' UNION ALL '));
  return Object.fromEntries(hashes.map(({ name, hash }) => [name, hash]));
}
