import { Readable } from 'node:stream';
import { MEDIA_PREFIX } from '@/lib/media/store-objects';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import type { StoragePort } from '@/lib/platform/storage/port';
import { BackupError } from './backup-error';
import { type BackupFile, readBackupFile } from './backup-files';
import type { BackupFolder } from './backup-folder';
import type { BackedUpObject } from './listed-object';
import { checkObject, objectFile, readObjectList } from './objects';
import type { CheckedBackup } from './restore-backup';
import { retryStorage } from './retry-storage';

/** Objects are streamed, so memory does not depend on their size. */
const AT_ONCE = 8;

export type RestoredObjects = {
  /** How many objects the storage lacked. */
  restored: number;
  /** A sentence for each object whose copy in the place is missing or damaged. */
  lost: string[];
};

/**
 * Restores the objects of a backup into a storage that may already have some of them. If it is run again, it continues
 * where it stopped. A damaged or missing copy does not stop it. Throws `BackupError`, before it writes anything, if the
 * storage has an object that is not in the backup.
 */
export async function restoreObjects(
  backup: CheckedBackup,
  storage: StoragePort,
): Promise<RestoredObjects> {
  const { folder, manifest } = backup;
  await requireNoOtherObjects(storage, folder, manifest.objectList);
  const result: RestoredObjects = { restored: 0, lost: [] };
  const objects = readObjectList(folder, manifest.objectList);
  const restoreSome = async () => {
    // The workers share the iterator, so the first failure ends it for all.
    for await (const object of objects) {
      const outcome = await retryStorage(() => restoreObject(storage, backup, object));
      if (outcome === 'restored') result.restored++;
      else if (outcome !== 'there') result.lost.push(outcome.message);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, restoreSome));
  for (const end of results) if (end.status === 'rejected') throw end.reason;
  return { ...result, lost: result.lost.sort() };
}

/** Returns the outcome; an error if the copy in the place is damaged or missing. */
async function restoreObject(
  storage: StoragePort,
  { place, manifest, decrypt }: CheckedBackup,
  object: BackedUpObject,
): Promise<'there' | 'restored' | BackupError> {
  const { key, clearBytes } = object;
  const storedObject = await storage.get(key);
  storedObject?.stream.destroy();
  if (storedObject?.totalBytes === clearBytes) return 'there';
  try {
    await checkObject(place, manifest.encryption, object);
  } catch (error) {
    if (error instanceof BackupError) return error;
    throw error;
  }
  const bytes = readBackupFile(place, objectFile(key, manifest.encryption), decrypt);
  const body = Readable.from(bytes, { objectMode: false });
  await storage.put(key, body, { contentType: contentTypeOf(key), bytes: clearBytes });
  return 'restored';
}

/**
 * Throws `BackupError` if the storage has an object that is not in the backup: it belongs to another site, and the
 * restored site's clean-up would delete it. Objects of the backup may be there from a killed restore.
 */
async function requireNoOtherObjects(
  storage: StoragePort,
  folder: BackupFolder,
  objectList: BackupFile,
): Promise<void> {
  const backupKeys = new Set<string>();
  for await (const { key } of readObjectList(folder, objectList)) backupKeys.add(key);
  for await (const { key } of storage.list(MEDIA_PREFIX))
    if (!backupKeys.has(key))
      throw new BackupError(
        `This storage is in use: it has ${key}, which is not in the backup. A backup can only be restored into an empty bucket or folder.`,
      );
}
