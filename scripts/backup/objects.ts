import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { configuredKeyIds } from '@/lib/platform/crypto/sealing';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import type { StoragePort } from '@/lib/platform/storage/port';
import { BackupError } from './backup-error';
import { checkStored, readBackupFile, type StoredFile, writeBackupFile } from './backup-files';
import { type BackupFolder, PlaceFault } from './backup-folder';
import type { Encryption } from './encryption';
import { keyOfManifest, type Manifest, readManifest, readOwnManifest } from './manifest';
import { copyPatiently } from './patiently';

/** Objects of all backups of a place: a key never names other bytes, so each is stored once. */
const FOLDER = 'objects';
const AT_ONCE = 8;

const listed = z.strictObject({
  key: z.string(),
  /** Of the object itself; the rest is of the file in the backup. */
  clearBytes: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
});

/** One line of a backup's list of objects. */
export type BackedUpObject = z.infer<typeof listed>;

export type CopiedObjects = {
  list: BackedUpObject[];
  copied: number;
  /** Keys that rows name and the storage does not have. */
  missing: string[];
};

/**
 * Copies the objects with these keys, except those in `earlier` (`objectsOfEarlier`), and reads each copy back.
 */
export async function copyObjects(
  storage: StoragePort,
  place: BackupFolder,
  keys: string[],
  earlier: Map<string, BackedUpObject>,
  encryption: Encryption,
): Promise<CopiedObjects> {
  const result: CopiedObjects = { list: [], copied: 0, missing: [] };
  const folder = place.within(FOLDER);
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const batch = keys.slice(at, at + AT_ONCE).map(async (key) => {
      const known = earlier.get(key);
      if (known) return { key, object: known };
      const object = await copyPatiently(() => copyObject(storage, folder, key, encryption));
      if (object) result.copied++;
      return { key, object };
    });
    for (const { key, object } of await Promise.all(batch))
      if (object) result.list.push(object);
      else result.missing.push(key);
  }
  return result;
}

/**
 * Those of the objects with these keys that the place has and a backup with this encryption lists, by key: the newest that
 * lists an object is believed. An object may be listed by an old backup only, and copying it again would damage that one.
 */
export async function objectsOfEarlier(
  place: BackupFolder,
  names: string[],
  encryption: Encryption,
  keys: string[],
): Promise<Map<string, BackedUpObject>> {
  const known = new Map<string, BackedUpObject>();
  if (names.length === 0) return known;
  const there = new Map<string, number>();
  for await (const { name, bytes } of place.within(FOLDER).list(encryption.id))
    there.set(name, bytes);
  const sought = new Set(keys.filter((key) => there.has(nameOf(key, encryption.id))));
  for (const name of names.toReversed()) {
    if (sought.size === 0) break;
    for (const object of await listOf(place.within(name), encryption)) {
      if (!sought.delete(object.key)) continue;
      if (there.get(nameOf(object.key, encryption.id)) === object.bytes)
        known.set(object.key, object);
    }
  }
  return known;
}

/** The objects that a backup lists; none for one with another encryption, and for one that is damaged or was changed. */
async function listOf(folder: BackupFolder, encryption: Encryption): Promise<BackedUpObject[]> {
  try {
    const manifest = await readTrusted(folder);
    if (manifest.encryption !== encryption.id) return [];
    await checkStored(folder, manifest.objectList);
    return await Array.fromAsync(readObjectList(folder, manifest.objectList));
  } catch (error) {
    if (error instanceof PlaceFault) throw error;
    return [];
  }
}

/**
 * Nobody can check a manifest of a key that is gone. Its list counts all the same: an encrypted copy never has the
 * same bytes twice, so copying its objects anew would damage every backup that shares them.
 */
async function readTrusted(folder: BackupFolder): Promise<Manifest> {
  const isChecked = configuredKeyIds().includes(await keyOfManifest(folder));
  return isChecked ? readOwnManifest(folder) : readManifest(folder);
}

/** The list as a file's bytes, one object a line. It is not encrypted: the names of the files say as much. */
export async function* objectListBytes(list: BackedUpObject[]): AsyncIterable<Uint8Array> {
  for (const object of list) yield Buffer.from(`${JSON.stringify(object)}\n`);
}

/** Reads the list of a backup. Throws `BackupError` for anything that is not ours. */
export async function* readObjectList(
  folder: BackupFolder,
  { name }: StoredFile,
): AsyncIterable<BackedUpObject> {
  const input = Readable.from(readBackupFile(folder, name, (source) => source));
  for await (const line of createInterface({ input })) {
    const object = listed.parse(JSON.parse(line));
    contentTypeOf(object.key); // throws for a key that leads elsewhere
    yield object;
  }
}

/** Throws `BackupError`, which names the file, unless the copy of an object is as it was written. */
export const checkObject = (place: BackupFolder, encryptionId: string, object: BackedUpObject) =>
  checkStored(place, { ...object, name: objectFile(object.key, encryptionId) });

/** Where a place has the copy of an object. */
export const objectFile = (key: string, encryptionId: string): string =>
  `${FOLDER}/${nameOf(key, encryptionId)}`;

/** Deletes the objects that none of these backups lists. Keeps all when a list cannot be read. */
export async function deleteUnnamedObjects(place: BackupFolder, names: string[]): Promise<void> {
  const kept = new Set<string>();
  for (const name of names) {
    const folder = place.within(name);
    const { encryption, objectList } = await readManifest(folder);
    await checkStored(folder, objectList);
    for await (const { key } of readObjectList(folder, objectList))
      kept.add(nameOf(key, encryption));
  }
  const unnamed: string[] = [];
  for await (const { name } of place.list(FOLDER))
    if (!kept.has(name.slice(FOLDER.length + 1))) unnamed.push(name);
  for (const name of unnamed) await place.delete(name);
}

/** Where an object is among those of a place. */
const nameOf = (key: string, encryptionId: string) =>
  `${encryptionId}/${encryptionId === 'none' ? key : `${key}.age`}`;

async function copyObject(
  storage: StoragePort,
  folder: BackupFolder,
  key: string,
  encryption: Encryption,
): Promise<BackedUpObject | undefined> {
  const found = await storage.get(key);
  if (!found) return undefined;
  const { totalBytes, stream } = found;
  const written = await writeBackupFile(
    folder,
    `${encryption.id}/${key}`,
    wholeOf(key, totalBytes, stream),
    encryption,
    false,
  );
  const { bytes, sha256, clearBytes } = written;
  await checkStored(folder, written);
  return { key, clearBytes, bytes, sha256 };
}

/** What the storage sends. Throws `BackupError` at its end unless that is all of it: then none of it is kept. */
async function* wholeOf(key: string, totalBytes: number, stream: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes !== totalBytes)
    throw new BackupError(`The object ${key} ended after ${bytes} of ${totalBytes} bytes.`);
}
