import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import { activeKeyId, createMac, verifyMac } from '@/lib/platform/crypto/sealing';
import { MINUTE_MS } from '@/lib/platform/durations';
import { type BackupFolder, PlaceError } from './backup-folder';
import { type BackedUpObject, listedObject } from './listed-object';

/** The folder of a place that lists which objects the unfinished backup has copied so far. */
const FOLDER = '.copied';
/** After a killed run, the next run copies at most this many objects again, or those of the last `everyMs`. */
const MAX_UNRECORDED = 1_000;

const part = z.strictObject({ encryption: z.string(), objects: z.array(listedObject) });
/** Authenticated with the sealing key, because the next backup trusts what it reads here. */
const signedPart = z.strictObject({ part: z.string(), key: z.string(), code: z.string() });

/**
 * Records, while a run lasts, which objects it has copied. The objects of a killed run are in no backup's list, so
 * without this the next run would copy them all again.
 */
export class CopiedList {
  #fresh: BackedUpObject[] = [];
  #parts = 0;
  #writtenAt = performance.now();

  /**
   * @param name the name of the backup that is being written
   * @param everyMs how long objects may wait to be recorded, in milliseconds
   */
  constructor(
    private readonly place: BackupFolder,
    private readonly encryptionId: string,
    private readonly name: string,
    private readonly everyMs = MINUTE_MS,
  ) {}

  /** Adds an object that was copied and read back. Throws `PlaceError`. */
  async add(object: BackedUpObject): Promise<void> {
    this.#fresh.push(object);
    const isDue = performance.now() - this.#writtenAt >= this.everyMs;
    if (isDue || this.#fresh.length >= MAX_UNRECORDED) await this.write();
  }

  /** Writes what was added since the last call. Throws `PlaceError`. */
  async write(): Promise<void> {
    const objects = this.#fresh.splice(0);
    this.#writtenAt = performance.now();
    if (objects.length === 0) return;
    const text = JSON.stringify({ encryption: this.encryptionId, objects });
    const key = activeKeyId();
    const bytes = Buffer.from(JSON.stringify({ part: text, key, code: createMac(text, key) }));
    const number = String(++this.#parts).padStart(6, '0');
    await this.place.write(`${FOLDER}/${this.name}-${number}.json`, Readable.from([bytes]));
  }
}

/**
 * The objects that runs since the last finished backup have copied with this encryption, by key. If several runs copied
 * an object, the last one counts. A part that is damaged, or was not written with our keys, is ignored. Throws
 * `PlaceError`.
 */
export async function readCopiedObjects(
  place: BackupFolder,
  encryptionId: string,
): Promise<Map<string, BackedUpObject>> {
  const objects = new Map<string, BackedUpObject>();
  const names = (await Array.fromAsync(place.list(FOLDER))).map(({ name }) => name);
  for (const name of names.sort())
    for (const object of await readPart(place, name, encryptionId)) objects.set(object.key, object);
  return objects;
}

async function readPart(place: BackupFolder, name: string, encryptionId: string) {
  try {
    const { part: text, key, code } = signedPart.parse(JSON.parse(await textOf(place.read(name))));
    if (!verifyMac(text, key, code)) return [];
    const { encryption, objects } = part.parse(JSON.parse(text));
    return encryption === encryptionId ? objects : [];
  } catch (error) {
    if (error instanceof PlaceError) throw error;
    return [];
  }
}

/** Deletes what `CopiedList` wrote, once a backup lists the objects. Throws `PlaceError`. */
export const deleteCopiedList = (place: BackupFolder): Promise<void> => place.delete(FOLDER);
