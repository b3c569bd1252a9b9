import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import { type BackupFile, readBackupFile, verifyBackupFile } from './backup-files';
import { type BackupFolder, PlaceError } from './backup-folder';
import { type BackedUpObject, listedObject } from './listed-object';
import { readManifest } from './manifest';

/** The objects of all backups of a place. The bytes of a key never change, so each object is stored once. */
const FOLDER = 'objects';

/** The bytes of the list, one object a line. Not encrypted, since the file names in the place reveal as much. */
export async function* objectListBytes(list: BackedUpObject[]): AsyncIterable<Uint8Array> {
  for (const object of list) yield Buffer.from(`${JSON.stringify(object)}\n`);
}

/** Reads a backup's list of objects. Throws for an invalid line. */
export async function* readObjectList(
  folder: BackupFolder,
  { name }: BackupFile,
): AsyncIterable<BackedUpObject> {
  const input = Readable.from(readBackupFile(folder, name, (source) => source));
  for await (const line of createInterface({ input })) {
    const object = listedObject.parse(JSON.parse(line));
    contentTypeOf(object.key); // throws for a key that leads outside the folder
    yield object;
  }
}

/** Throws `BackupError`, naming the file, unless an object's copy is exactly as it was written. */
export const checkObject = (place: BackupFolder, encryptionId: string, object: BackedUpObject) =>
  verifyBackupFile(place, { ...object, name: objectFile(object.key, encryptionId) });

/** The path of an object's copy in a place, without the ending that its encryption adds. */
export const objectPath = (key: string, encryptionId: string): string =>
  `${FOLDER}/${encryptionId}/${key}`;

/** The path of an object's copy in a place. */
export const objectFile = (key: string, encryptionId: string): string =>
  objectPath(key, encryptionId) + (encryptionId === 'none' ? '' : '.age');

/** The lengths of all copies with this encryption, by their paths in the place. */
export async function listObjects(
  place: BackupFolder,
  encryptionId: string,
): Promise<Map<string, number>> {
  const lengths = new Map<string, number>();
  for await (const { name, bytes } of place.list(`${FOLDER}/${encryptionId}`))
    lengths.set(name, bytes);
  return lengths;
}

/** Whether a backup lists an object with one of these keys. True also if its list cannot be read. */
export async function listsAnyKey(folder: BackupFolder, keys: Set<string>): Promise<boolean> {
  if (keys.size === 0) return false;
  try {
    const { objectList } = await readManifest(folder);
    await verifyBackupFile(folder, objectList);
    for await (const { key } of readObjectList(folder, objectList)) if (keys.has(key)) return true;
    return false;
  } catch (error) {
    if (error instanceof PlaceError) throw error;
    return true;
  }
}

/** Deletes the objects that none of these backups lists. If a list is damaged, deletes none and throws. */
export async function deleteUnlistedObjects(place: BackupFolder, names: string[]): Promise<void> {
  const keptFiles = new Set<string>();
  for (const name of names) {
    const folder = place.within(name);
    const { encryption, objectList } = await readManifest(folder);
    await verifyBackupFile(folder, objectList);
    for await (const { key } of readObjectList(folder, objectList))
      keptFiles.add(objectFile(key, encryption));
  }
  const unlisted: string[] = [];
  for await (const { name } of place.list(FOLDER)) if (!keptFiles.has(name)) unlisted.push(name);
  for (const name of unlisted) await place.delete(name);
}
