import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import { activeKeyId, authenticate, isAuthentic } from '@/lib/platform/crypto/sealing';
import { MINUTE_MS } from '@/lib/platform/durations';
import { type BackupFolder, PlaceFault } from './backup-folder';
import { type BackedUpObject, listedObject } from './listed-object';

/** Beside the mark of the backup that is being written: what it has copied so far, in parts. */
const FOLDER = '.copied';
/** So many objects, or so long a time, are copied again at most by the run after one that was killed. */
const MOST = 1_000;

const part = z.strictObject({ encryption: z.string(), objects: z.array(listedObject) });
/** With a code that only who has the sealing key can make: the next backup believes what it reads here. */
const signed = z.strictObject({ part: z.string(), key: z.string(), code: z.string() });

/**
 * The objects that a run has copied, written down while it runs: what a killed run has copied is in no backup's list, and
 * the next one would copy all of it again.
 */
export class CopiedList {
  #fresh: BackedUpObject[] = [];
  #parts = 0;
  #writtenAt = performance.now();

  /**
   * @param name of the backup that is being written
   * @param everyMs how long objects may wait, in milliseconds, until they are written down
   */
  constructor(
    private readonly place: BackupFolder,
    private readonly encryptionId: string,
    private readonly name: string,
    private readonly everyMs = MINUTE_MS,
  ) {}

  /** Adds an object that was copied and read back. Throws `PlaceFault` as the place does. */
  async add(object: BackedUpObject): Promise<void> {
    this.#fresh.push(object);
    const isDue = performance.now() - this.#writtenAt >= this.everyMs;
    if (isDue || this.#fresh.length >= MOST) await this.write();
  }

  /** Writes down what was added since the last time. Throws `PlaceFault` as the place does. */
  async write(): Promise<void> {
    const objects = this.#fresh.splice(0);
    this.#writtenAt = performance.now();
    if (objects.length === 0) return;
    const text = JSON.stringify({ encryption: this.encryptionId, objects });
    const key = activeKeyId();
    const bytes = Buffer.from(JSON.stringify({ part: text, key, code: authenticate(text, key) }));
    const number = String(++this.#parts).padStart(6, '0');
    await this.place.write(`${FOLDER}/${this.name}-${number}.json`, Readable.from([bytes]));
  }
}

/**
 * What runs since the last finished backup have copied with this encryption, by key; the last that copied an object is
 * believed. A part that is damaged, or that somebody without our keys has written, counts for nothing. Throws `PlaceFault`.
 */
export async function readCopied(
  place: BackupFolder,
  encryptionId: string,
): Promise<Map<string, BackedUpObject>> {
  const copied = new Map<string, BackedUpObject>();
  const names = (await Array.fromAsync(place.list(FOLDER))).map(({ name }) => name);
  for (const name of names.sort())
    for (const object of await readPart(place, name, encryptionId)) copied.set(object.key, object);
  return copied;
}

async function readPart(place: BackupFolder, name: string, encryptionId: string) {
  try {
    const { part: text, key, code } = signed.parse(JSON.parse(await textOf(place.read(name))));
    if (!isAuthentic(text, key, code)) return [];
    const { encryption, objects } = part.parse(JSON.parse(text));
    return encryption === encryptionId ? objects : [];
  } catch (error) {
    if (error instanceof PlaceFault) throw error;
    return [];
  }
}

/** Deletes what `CopiedList` wrote, once a backup lists it. Throws `PlaceFault`. */
export const forgetCopied = (place: BackupFolder): Promise<void> => place.delete(FOLDER);
