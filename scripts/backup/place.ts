import { backupSettings, isBucket } from '@/lib/platform/backup/settings';
import { settingsOf } from '@/lib/platform/env';
import { BackupError } from './backup-error';
import type { BackupFolder } from './backup-folder';
import { BucketFolder, bucketFolder } from './bucket-folder';
import { DiskFolder } from './disk-folder';
import { deleteUnnamedObjects } from './objects';

/** The moment of a backup, as its name: sorted by name they are sorted by time. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-\d+)?$/;
/** A file beside a backup that is being written or deleted, named by it: nobody takes that one for a backup. */
const UNFINISHED = '.unfinished-';

/** The place of all backups of a site, by its address: a folder, or `s3://bucket/prefix`. */
export const openPlace = (address: string): BackupFolder =>
  isBucket(address) ? bucketFolder(address, settingsOf(backupSettings)) : new DiskFolder(address);

/** The names of the finished backups in a place, oldest first. */
export async function listBackups(place: BackupFolder): Promise<string[]> {
  const { folders, files } = await place.names();
  const unfinished = new Set(files);
  return folders.filter((name) => NAME.test(name) && !unfinished.has(UNFINISHED + name)).sort();
}

/** A backup and its place, by the address of either: of a place, the newest. Throws `BackupError`. */
export async function findBackup(from: string): Promise<{ place: BackupFolder; name: string }> {
  const [, above = '.', last = ''] = /^(?:(.*)\/)?([^/]+)\/*$/.exec(from) ?? [];
  if (NAME.test(last)) return { place: openPlace(above === '' ? '/' : above), name: last };
  const place = openPlace(from);
  const newest = (await listBackups(place)).at(-1);
  if (newest) return { place, name: newest };
  throw new BackupError(`There is no finished backup in ${place.address}.`);
}

/**
 * Begins a backup of that moment, which is none until `finishBackup`. Returns its name. The caller holds the lock, so what
 * killed runs left in the place is deleted.
 */
export async function beginBackup(place: BackupFolder, at: Date): Promise<string> {
  const { folders, files } = await place.names();
  for (const file of files)
    if (file.startsWith(UNFINISHED)) await deleteMarked(place, file.slice(UNFINISHED.length));
  if (place instanceof BucketFolder) await place.endUploads();
  const moment = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const taken = new Set(folders);
  let name = moment;
  for (let more = 2; taken.has(name); more++) name = `${moment}-${more}`;
  await mark(place, name);
  return name;
}

/** Makes it a backup, in one step. */
export const finishBackup = (place: BackupFolder, name: string): Promise<void> =>
  place.delete(UNFINISHED + name);

/** Deletes a backup that was begun. */
export const giveUpBackup = deleteMarked;

/**
 * Deletes all but the newest `keep` backups, and the objects that none of those has. Where one of those is damaged, it
 * keeps every object and says so. Returns the names of the deleted.
 */
export async function deleteOldBackups(
  place: BackupFolder,
  keep: number,
  say: (line: string) => void,
): Promise<string[]> {
  const names = await listBackups(place);
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) {
    await mark(place, name);
    await deleteMarked(place, name);
  }
  if (old.length === 0) return old;
  await deleteUnnamedObjects(place, await listBackups(place)).catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error;
    say(`No file of an old backup was deleted: ${error.message}`);
  });
  return old;
}

const mark = (place: BackupFolder, name: string) => place.write(UNFINISHED + name, nothing());

async function deleteMarked(place: BackupFolder, name: string): Promise<void> {
  if (NAME.test(name)) await place.delete(name); // somebody may have put another file there
  await place.delete(UNFINISHED + name);
}

async function* nothing(): AsyncIterable<Uint8Array> {
  yield Buffer.from('This backup is being written or deleted.\n');
}
