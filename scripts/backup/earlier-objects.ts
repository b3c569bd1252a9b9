import { configuredKeyIds } from '@/lib/platform/crypto/sealing';
import { verifyBackupFile } from './backup-files';
import { type BackupFolder, PlaceError } from './backup-folder';
import { readCopiedObjects } from './copied-list';
import type { Encryption } from './encryption';
import type { BackedUpObject } from './listed-object';
import { keyOfManifest, type Manifest, readManifest, readOwnManifest } from './manifest';
import { listObjects, objectFile, readObjectList } from './objects';

/**
 * Returns those objects of `keys`, by key, that the place already has: a backup with this encryption or an unfinished
 * run lists them, and their copies have the listed length. If several lists have an object, the newest counts. Old
 * backups are read too: an object may be listed only there, and copying it again would damage that backup.
 */
export async function findEarlierObjects(
  place: BackupFolder,
  names: string[],
  encryption: Encryption,
  keys: string[],
): Promise<Map<string, BackedUpObject>> {
  const earlier = new Map<string, BackedUpObject>();
  const stored = await listObjects(place, encryption.id);
  const keysToFind = new Set(keys.filter((key) => stored.has(objectFile(key, encryption.id))));
  const addFound = (objects: Iterable<BackedUpObject>) => {
    for (const object of objects) {
      if (!keysToFind.delete(object.key)) continue;
      if (stored.get(objectFile(object.key, encryption.id)) === object.bytes)
        earlier.set(object.key, object);
    }
  };
  if (keysToFind.size > 0) addFound((await readCopiedObjects(place, encryption.id)).values());
  for (const name of names.toReversed()) {
    if (keysToFind.size === 0) break;
    addFound(await listOf(place.within(name), encryption));
  }
  return earlier;
}

/** The objects that a backup lists; none if it has another encryption, is damaged or was tampered with. */
async function listOf(folder: BackupFolder, encryption: Encryption): Promise<BackedUpObject[]> {
  try {
    const manifest = await readTrusted(folder);
    if (manifest.encryption !== encryption.id) return [];
    await verifyBackupFile(folder, manifest.objectList);
    return await Array.fromAsync(readObjectList(folder, manifest.objectList));
  } catch (error) {
    if (error instanceof PlaceError) throw error;
    return [];
  }
}

/**
 * A manifest whose key was deleted cannot be verified. Its list is used all the same: encrypting an object again
 * produces different bytes, so replacing the copy would damage every backup that shares it.
 */
async function readTrusted(folder: BackupFolder): Promise<Manifest> {
  const isChecked = configuredKeyIds().includes(await keyOfManifest(folder));
  return isChecked ? readOwnManifest(folder) : readManifest(folder);
}
