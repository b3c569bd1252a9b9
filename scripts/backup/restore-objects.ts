import { Readable } from 'node:stream';
import { MEDIA_PREFIX } from '@/lib/media/store-objects';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import type { StoragePort } from '@/lib/platform/storage/port';
import { BackupError } from './backup-error';
import { readBackupFile, type StoredFile } from './backup-files';
import type { BackupFolder } from './backup-folder';
import type { BackedUpObject } from './listed-object';
import { checkObject, objectFile, readObjectList } from './objects';
import { copyPatiently } from './patiently';
import type { CheckedBackup } from './restore-backup';

/** Each is streamed: the memory that this takes does not depend on how large the objects are. */
const AT_ONCE = 8;

export type RestoredObjects = {
  /** How many the storage did not have. */
  restored: number;
  /** A sentence for each object that the place has no more, or not as it was written. */
  lost: string[];
};

/**
 * Puts the objects of a backup back into a storage that may have some of them already. Run again, it goes on where it
 * stopped. One that is damaged or missing in the place does not stop it. Throws `BackupError`, before it writes anything,
 * for a storage that has an object which is not in the backup.
 */
export async function restoreObjects(
  backup: CheckedBackup,
  storage: StoragePort,
): Promise<RestoredObjects> {
  const { folder, manifest } = backup;
  await refuseOtherObjects(storage, folder, manifest.objectList);
  const result: RestoredObjects = { restored: 0, lost: [] };
  const objects = readObjectList(folder, manifest.objectList);
  const restoreSome = async () => {
    // Shared: the first that fails ends it for all.
    for await (const object of objects) {
      const outcome = await copyPatiently(() => restoreObject(storage, backup, object));
      if (outcome === 'restored') result.restored++;
      else if (outcome !== 'there') result.lost.push(outcome.message);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, restoreSome));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return { ...result, lost: result.lost.sort() };
}

/** Returns what became of it; the error is for a copy in the place that is damaged or missing. */
async function restoreObject(
  storage: StoragePort,
  { place, manifest, decrypt }: CheckedBackup,
  object: BackedUpObject,
): Promise<'there' | 'restored' | BackupError> {
  const { key, clearBytes } = object;
  const there = await storage.get(key);
  there?.stream.destroy();
  if (there?.totalBytes === clearBytes) return 'there';
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
 * Throws `BackupError` for a storage that has an object which is not in the backup: it is another site's, and the
 * clean-up of the restored site would delete it. Objects of the backup are there after a restore that was killed.
 */
async function refuseOtherObjects(
  storage: StoragePort,
  folder: BackupFolder,
  objectList: StoredFile,
): Promise<void> {
  const ours = new Set<string>();
  for await (const { key } of readObjectList(folder, objectList)) ours.add(key);
  for await (const { key } of storage.list(MEDIA_PREFIX))
    if (!ours.has(key))
      throw new BackupError(
        `This storage is in use: it has ${key}, which is not in the backup. A backup is restored into an empty bucket or folder only.`,
      );
}
