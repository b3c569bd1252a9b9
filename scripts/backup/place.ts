import path from 'node:path';
import { text } from 'node:stream/consumers';
import { backupSettings, isBucket } from '@/lib/platform/backup/settings';
import { settingsOf } from '@/lib/platform/env';
import { BackupError } from './backup-error';
import { type BackupFolder, isMissingFile } from './backup-folder';
import { BucketFolder, bucketFolder } from './bucket-folder';
import { DiskFolder } from './disk-folder';
import { deleteUnlistedObjects, listsAnyKey } from './objects';

/** A backup is named after its time, so that sorting by name sorts by time. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-\d+)?$/;
/**
 * Prefix of a mark file beside a backup that is being written or deleted. A marked folder does not count as a backup.
 */
const UNFINISHED = '.unfinished-';

/** The names of the files that we write to a place. */
const BACKUP_FILE =
  /^(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-\d+)?\/|objects\/(none|[0-9a-f]{12})\/|key\.age$|\.unfinished-|\.copied\/)/;

/** A backup that has begun: its name, and the run that writes it. */
export type StartedBackup = { name: string; run: string };

/** The place of all backups of a site, by its address: a folder, or `s3://bucket/prefix`. */
export const openPlace = (address: string): BackupFolder =>
  isBucket(address) ? bucketFolder(address, settingsOf(backupSettings)) : new DiskFolder(address);

/** Whether a backup may have written a file with this name to a place. */
export const isBackupFileName = (name: string): boolean => BACKUP_FILE.test(name);

/** The names of the finished backups in a place, oldest first. */
export async function listBackups(place: BackupFolder): Promise<string[]> {
  const { folders, files } = await place.names();
  const unfinished = new Set(files);
  return folders.filter((name) => NAME.test(name) && !unfinished.has(UNFINISHED + name)).sort();
}

/** Finds a backup by its address, or the newest one by the address of the place. Throws `BackupError`. */
export async function findBackup(from: string): Promise<{ place: BackupFolder; name: string }> {
  const address = isBucket(from) ? from.replace(/\/+$/, '') : path.resolve(from);
  const last = path.basename(address);
  if (NAME.test(last))
    return { place: openPlace(address.slice(0, -last.length - 1) || '/'), name: last };
  const place = openPlace(address);
  const newest = (await listBackups(place)).at(-1);
  if (newest) return { place, name: newest };
  throw new BackupError(`There is no finished backup in ${place.address}.`);
}

/**
 * Begins a backup, which does not count as one until `finishBackup`. The caller holds the lock, so backups that killed
 * runs left unfinished are deleted. The objects that they copied are kept (`CopiedList`).
 * @param run the unique id of this run
 */
export async function startBackup(
  place: BackupFolder,
  at: Date,
  run: string,
): Promise<StartedBackup> {
  const { folders, files } = await place.names();
  for (const file of files)
    if (file.startsWith(UNFINISHED)) await deleteMarked(place, file.slice(UNFINISHED.length));
  if (place instanceof BucketFolder) await place.endUploads(isBackupFileName);
  const moment = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const takenNames = new Set(folders);
  let name = moment;
  for (let suffix = 2; takenNames.has(name); suffix++) name = `${moment}-${suffix}`;
  await mark(place, name, run);
  return { name, run };
}

/** Throws `BackupError` if another site has deleted the mark because it took this backup for a leftover of its own. */
export async function checkMark(place: BackupFolder, { name, run }: StartedBackup): Promise<void> {
  const markText = await text(place.read(UNFINISHED + name)).catch((error: unknown) => {
    if (isMissingFile(error)) return '';
    throw error;
  });
  if (!markText.includes(run))
    throw new BackupError(
      `Another site writes its backups to ${place.address}, too, and has deleted this one. Name another place.`,
    );
}

/** Makes a started backup count as a backup, atomically. Throws like `checkMark`. */
export async function finishBackup(place: BackupFolder, started: StartedBackup): Promise<void> {
  await checkMark(place, started);
  await place.delete(UNFINISHED + started.name);
}

/** Deletes a backup, whether it is finished or not. */
export async function discardBackup(
  place: BackupFolder,
  { name, run }: StartedBackup,
): Promise<void> {
  await mark(place, name, run);
  await deleteMarked(place, name);
}

/**
 * Keeps the backup just written and the newest others, `keep` in all. Deletes the rest, and the objects that no kept
 * backup lists. If the list of a kept backup is damaged, keeps every object and reports that. Returns the names of the
 * deleted backups.
 * @param missing keys of objects that the new backup lacks; a backup that lists one of them is kept, as it may have the
 *   last copy
 */
export async function deleteOldBackups(
  place: BackupFolder,
  newName: string,
  keep: number,
  report: (line: string) => void,
  missing: string[] = [],
): Promise<string[]> {
  const names = await listBackups(place);
  const last = names.at(-1);
  if (last && last > newName)
    report(`${last} already exists and seems to be newer than this backup: check the clock.`);
  const others = names.filter((name) => name !== newName);
  const oldNames: string[] = [];
  for (const name of others.slice(0, Math.max(0, others.length - (keep - 1))))
    if (!(await listsAnyKey(place.within(name), new Set(missing)))) oldNames.push(name);
  for (const name of oldNames) {
    await mark(place, name, newName);
    await deleteMarked(place, name);
  }
  if (oldNames.length === 0) return oldNames;
  await deleteUnlistedObjects(place, await listBackups(place)).catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error;
    report(`No file of an old backup was deleted: ${error.message}`);
  });
  return oldNames;
}

/** Marks a folder as not a backup, and notes which run is writing or deleting it. */
const mark = (place: BackupFolder, name: string, run: string): Promise<void> =>
  place.write(UNFINISHED + name, markOf(run));

async function deleteMarked(place: BackupFolder, name: string): Promise<void> {
  if (NAME.test(name)) await place.delete(name); // a mark may be a file that somebody else put there
  await place.delete(UNFINISHED + name);
}

async function* markOf(run: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(`This backup is being written or deleted (${run}).\n`);
}
