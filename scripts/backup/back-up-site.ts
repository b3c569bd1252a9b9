import { backupSettings } from '@/lib/platform/backup/settings';
import { env, settingsOf } from '@/lib/platform/env';
import { storagePort } from '@/lib/platform/storage/select';
import { BackupError, IncompleteBackup } from './backup-error';
import { formatMegabytes } from './run-command';
import { backupBytes, writeBackup } from './write-backup';

const NO_KEY =
  'A backup contains personal data: set BACKUP_PASSPHRASE, or BACKUP_RECIPIENT to an age public key, or add --unencrypted.';

/**
 * Backs up the configured site to the configured place. Calls `report` for each step. Throws `BackupError` if it fails,
 * and `IncompleteBackup` if the backup is kept but lacks files that rows name.
 */
export async function backUpSite({
  isUnencrypted = false,
  isNewPlace = false,
  report,
}: {
  /** Writes the backup unencrypted, regardless of the settings. */
  isUnencrypted?: boolean;
  /** Accepts an empty place although a backup was written there before. */
  isNewPlace?: boolean;
  report: (line: string) => void;
}): Promise<void> {
  const { BACKUP_TO, BACKUP_KEEP, BACKUP_PASSPHRASE, BACKUP_RECIPIENT } =
    settingsOf(backupSettings);
  if (!BACKUP_TO)
    throw new BackupError('Name a folder or s3://BUCKET/PREFIX with --to, or in BACKUP_TO.');
  if (!isUnencrypted && !BACKUP_PASSPHRASE && !BACKUP_RECIPIENT) throw new BackupError(NO_KEY);
  const backup = await writeBackup({
    databaseUrl: env().DATABASE_URL,
    storage: storagePort(),
    to: BACKUP_TO,
    keep: BACKUP_KEEP,
    isNewPlace,
    passphrase: isUnencrypted ? undefined : BACKUP_PASSPHRASE,
    recipient: isUnencrypted ? undefined : BACKUP_RECIPIENT,
    report,
  });
  const keys = backup.manifest.sealingKeys.map(({ id }) => id).join(', ');
  report(
    `Sealed fields need ${keys} of FIELD_ENCRYPTION_KEYS, which is not in the backup: keep it elsewhere.`,
  );
  for (const key of backup.damagedObjects)
    report(`Damaged: the file ${key} was not as an earlier backup wrote it. Check the disk.`);
  for (const key of backup.missingObjects) report(`Missing: the file ${key}, which a row names.`);
  for (const name of backup.deleted)
    report(`Deleted: ${name}, older than the newest ${BACKUP_KEEP}.`);
  if (backup.missingObjects.length > 0)
    throw new IncompleteBackup(
      `${backup.folder} is kept, but counts as failed: it lacks ${backup.missingObjects.length} of its files (the first: ${backup.missingObjects[0]}). Older backups that have one of them are kept.`,
    );
  report(`Done: ${backup.folder} (${formatMegabytes(backupBytes(backup.manifest))})`);
}
