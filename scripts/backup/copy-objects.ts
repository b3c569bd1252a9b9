import { createHash } from 'node:crypto';
import { DAY_MS } from '@/lib/platform/durations';
import type { StoragePort } from '@/lib/platform/storage/port';
import { BackupError } from './backup-error';
import { verifyBackupFile, writeBackupFile } from './backup-files';
import type { BackupFolder } from './backup-folder';
import type { CopiedList } from './copied-list';
import type { Encryption } from './encryption';
import type { BackedUpObject } from './listed-object';
import { checkObject, objectPath } from './objects';
import { retryStorage } from './retry-storage';

const AT_ONCE = 8;
/** Each day a share of the objects of earlier backups is read again. After this many days, all have been read. */
const SHARES = 30;

export type CopyOptions = {
  storage: StoragePort;
  place: BackupFolder;
  /** The keys of all objects that the backup should have. */
  keys: string[];
  /** The objects that the place already has (`findEarlierObjects`). */
  earlier: Map<string, BackedUpObject>;
  encryption: Encryption;
  /** When the backup began. Decides which of `earlier` are read again. */
  at: Date;
  /** Records each copy. */
  copied: CopiedList;
};

export type CopiedObjects = {
  list: BackedUpObject[];
  copied: number;
  /** How many objects of earlier backups were read again. */
  read: number;
  /** Keys of objects whose copies were damaged or missing. They were copied again if the storage has them. */
  damaged: string[];
  /** Keys that rows name but the storage does not have. */
  missing: string[];
};

/**
 * Copies the objects that the place lacks, and reads each copy back. Checks a thirtieth of the existing copies each
 * day, and replaces damaged ones.
 */
export async function copyObjects(options: CopyOptions): Promise<CopiedObjects> {
  const { keys, earlier, place, encryption, copied: copiedList } = options;
  const result: CopiedObjects = { list: [], copied: 0, read: 0, damaged: [], missing: [] };
  const copyIfNeeded = async (key: string): Promise<BackedUpObject | undefined> => {
    const existing = earlier.get(key);
    if (existing && !isCheckedOn(key, options.at)) return existing;
    if (existing) result.read++;
    if (existing && (await isIntact(place, encryption, existing))) return existing;
    if (existing) result.damaged.push(key);
    const object = await retryStorage(() => copyObject(options, key));
    if (!object) return undefined;
    result.copied++;
    await copiedList.add(object);
    return object;
  };
  try {
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      const batch = keys.slice(at, at + AT_ONCE);
      const objects = await Promise.all(batch.map(copyIfNeeded));
      for (const [index, key] of batch.entries()) {
        const object = objects[index];
        if (object) result.list.push(object);
        else result.missing.push(key);
      }
    }
  } catch (error) {
    await copiedList.write().catch(() => {}); // the place itself may have failed
    throw error;
  }
  return result;
}

/** Whether an object of earlier backups is read again on that day, which happens once in every thirty days. */
export function isCheckedOn(key: string, at: Date): boolean {
  const day = Math.floor(at.getTime() / DAY_MS);
  return createHash('sha256').update(key).digest().readUInt32BE(0) % SHARES === day % SHARES;
}

async function isIntact(place: BackupFolder, { id }: Encryption, object: BackedUpObject) {
  try {
    await checkObject(place, id, object);
    return true;
  } catch (error) {
    if (error instanceof BackupError) return false;
    throw error;
  }
}

async function copyObject(
  { storage, place, encryption }: CopyOptions,
  key: string,
): Promise<BackedUpObject | undefined> {
  const object = await storage.get(key);
  if (!object) return undefined;
  const { totalBytes, stream } = object;
  const copy = await writeBackupFile(
    place,
    objectPath(key, encryption.id),
    checkLength(key, totalBytes, stream),
    encryption,
    false,
  );
  const { bytes, sha256, clearBytes } = copy;
  await verifyBackupFile(place, copy);
  return { key, clearBytes, bytes, sha256 };
}

/**
 * Passes on what the storage sends. Throws `BackupError` at the end if bytes are missing, so that nothing is stored.
 */
async function* checkLength(key: string, totalBytes: number, stream: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes !== totalBytes)
    throw new BackupError(`The object ${key} ended after ${bytes} of ${totalBytes} bytes.`);
}
