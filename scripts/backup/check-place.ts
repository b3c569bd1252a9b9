import type pg from 'pg';
import { isBackupOfThisDatabase, lastBackupAtPlace } from '@/lib/platform/backup/backup-runs';
import { configuredKeyIds } from '@/lib/platform/crypto/sealing';
import { BackupError } from './backup-error';
import type { BackupFolder } from './backup-folder';
import { keyOfManifest, readManifest, readOwnManifest } from './manifest';
import { listBackups, type StartedBackup } from './place';

/**
 * Throws `BackupError` for an empty place to which a backup was once written: its disk is probably not mounted, and the
 * backup would fill the disk that has the mount point, encrypted with a new key. Backups that were written before we
 * recorded their places do not count.
 */
export async function requireMountedPlace(place: BackupFolder, client: pg.Client): Promise<void> {
  if ((await listBackups(place)).length > 0) return;
  const lastBackup = await lastBackupAtPlace(client, place.address);
  if (lastBackup)
    throw new BackupError(
      `${place.address} has no backup, though ${lastBackup} was written there: is its disk mounted? If it is empty on purpose, run npm run backup -- --new-place once.`,
    );
}

/**
 * Throws for a place that has another site's backups, because its oldest backups would be deleted. A copy of this site
 * counts as another site, even with the same keys: its database knows only the backup that it was restored from.
 */
export async function requireOwnPlace(place: BackupFolder, client: pg.Client): Promise<void> {
  const newest = await newestReadable(place);
  if (!newest) return;
  const { name, run } = newest;
  const folder = place.within(name);
  // If its key has been deleted since, it is unknown whose backup it is.
  if (configuredKeyIds().includes(await keyOfManifest(folder))) await readOwnManifest(folder);
  if (!(await isBackupOfThisDatabase(client, name, run)))
    throw new BackupError(
      `${folder.address} is not of this database, nor was this one restored from it: another site, or a copy, backs up to ${place.address}. Name another place.`,
    );
}

/** The newest backup with a manifest that can be read; undefined if there is none. */
async function newestReadable(place: BackupFolder): Promise<StartedBackup | undefined> {
  for (const name of (await listBackups(place)).toReversed())
    try {
      const { run } = await readManifest(place.within(name));
      return { name, run };
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
    }
  return undefined;
}

/** The ids of the encryptions that a place's backups use. Damaged manifests are skipped. */
export async function encryptionIdsOf(place: BackupFolder): Promise<string[]> {
  const ids: string[] = [];
  for (const name of await listBackups(place)) {
    try {
      ids.push((await readManifest(place.within(name))).encryption);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
    }
  }
  return ids;
}
