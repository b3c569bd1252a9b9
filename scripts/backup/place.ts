import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error';
import { flushFolder } from './backup-files';
import { deleteUnnamedObjects } from './objects';

/** The moment of a backup, as its name: sorted by name they are sorted by time. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-\d+)?$/;
const UNFINISHED = '.unfinished-';

/** Makes the folder of all backups unless there is one. What is made in it is its owner's alone, in any case. */
export async function openPlace(folder: string): Promise<string> {
  const place = path.resolve(folder);
  await mkdir(place, { recursive: true, mode: 0o700 });
  return place;
}

/** The names of the finished backups in a place, oldest first. */
export async function listBackups(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && NAME.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** The folder of a backup, and its place, by the path of either: of a place, the newest. Throws `BackupError`. */
export async function findBackup(from: string): Promise<{ place: string; name: string }> {
  const folder = path.resolve(from);
  const name = path.basename(folder);
  if (NAME.test(name)) return { place: path.dirname(folder), name };
  const newest = (await listBackups(folder)).at(-1);
  if (newest) return { place: folder, name: newest };
  throw new BackupError(`There is no finished backup in ${folder}.`);
}

/** Makes a folder whose name is not that of a backup. The caller holds the lock, so what killed runs left here is deleted. */
export async function beginBackup(place: string): Promise<string> {
  for (const entry of await readdir(place))
    if (entry.startsWith(UNFINISHED)) await rm(path.join(place, entry), { recursive: true });
  const folder = path.join(place, `${UNFINISHED}${process.pid}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/** Makes it a backup, in one step. Returns its name. */
export async function finishBackup(place: string, folder: string, at: Date): Promise<string> {
  const moment = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const taken = new Set(await listBackups(place));
  let name = moment;
  for (let more = 2; taken.has(name); more++) name = `${moment}-${more}`;
  await flushFolder(folder);
  await rename(folder, path.join(place, name));
  await flushFolder(place);
  return name;
}

/**
 * Deletes all but the newest `keep` backups, and the objects that none of those has. Where one of those is damaged, it
 * keeps every object and says so. Returns the names of the deleted.
 */
export async function deleteOldBackups(
  place: string,
  keep: number,
  say: (line: string) => void,
): Promise<string[]> {
  const names = await listBackups(place);
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) {
    // Under this name nobody takes it for a backup while it is being deleted.
    const going = path.join(place, `${UNFINISHED}${name}`);
    await rename(path.join(place, name), going);
    await rm(going, { recursive: true });
  }
  if (old.length === 0) return old;
  await deleteUnnamedObjects(place, await listBackups(place)).catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error;
    say(`No file of an old backup was deleted: ${error.message}`);
  });
  return old;
}
