import { createReadStream } from 'node:fs';
import { chown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BackupFolder, isMissingFile, type ListedFile, PlaceError } from './backup-folder';

/**
 * A folder for backups on a disk. Only its owner can read what is created in it. What root creates is given to the
 * owner of the parent folder, since the nightly backup runs as a different account than a manual command.
 */
export class DiskFolder implements BackupFolder {
  readonly address: string;

  constructor(folder: string) {
    this.address = path.resolve(folder);
  }

  within(name: string): DiskFolder {
    return new DiskFolder(path.join(this.address, name));
  }

  async names() {
    const entries = await readdir(this.address, { withFileTypes: true }).catch(emptyIfMissing);
    const namesOf = (isFolder: boolean) =>
      entries.filter((each) => each.isDirectory() === isFolder).map(({ name }) => name);
    return { folders: namesOf(true), files: namesOf(false) };
  }

  async *list(name: string): AsyncIterable<ListedFile> {
    const folder = path.join(this.address, name);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      emptyIfMissing,
    );
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const { size } = await stat(file).catch(fail);
      yield { name: path.relative(this.address, file).split(path.sep).join('/'), bytes: size };
    }
  }

  async *read(name: string): AsyncIterable<Uint8Array> {
    try {
      yield* createReadStream(path.join(this.address, name));
    } catch (error) {
      fail(error);
    }
  }

  /** Writes under another name first, so that no partial file is ever found under its name. */
  async write(name: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const file = path.join(this.address, name);
    const unfinished = `${file}.unfinished`;
    const watched = watch(source);
    try {
      await makeFolder(path.dirname(file));
      await rm(unfinished, { force: true }); // the mode has no effect on an existing file, which a killed run may have left
      // Opened first: if the source failed at once, the file could otherwise be created after it was deleted below.
      const target = await open(unfinished, 'wx', 0o600);
      await pipeline(watched.bytes(), target.createWriteStream({ flush: true }));
      await giveToOwner(unfinished);
      await rename(unfinished, file);
      await flushFolder(path.dirname(file));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {}); // the next backup deletes it
      if (error === watched.fault()) throw error; // the source failed, not the disk
      fail(error);
    }
  }

  async delete(name: string): Promise<void> {
    try {
      await rm(path.join(this.address, name), { recursive: true, force: true });
      await flushFolder(this.address);
    } catch (error) {
      fail(error);
    }
  }
}

/** Passes a source on and remembers the error that ended it. */
function watch(source: AsyncIterable<Uint8Array>) {
  let sourceError: unknown;
  return {
    async *bytes(): AsyncIterable<Uint8Array> {
      try {
        yield* source;
      } catch (error) {
        sourceError = error;
        throw error;
      }
    },
    fault: () => sourceError,
  };
}

async function makeFolder(folder: string): Promise<void> {
  const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!firstCreated) return;
  const partsBelow = path.relative(firstCreated, folder).split(path.sep).filter(Boolean);
  for (let depth = 0; depth <= partsBelow.length; depth++)
    await giveToOwner(path.join(firstCreated, ...partsBelow.slice(0, depth)));
}

/** If root created a file or folder, changes its owner to that of the parent folder. */
async function giveToOwner(file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(path.dirname(file));
  if (uid !== 0) await chown(file, uid, gid);
}

/** Makes a rename in the folder survive a power failure. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows neither supports nor needs this
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function emptyIfMissing(error: unknown): [] {
  if (isMissingFile(error)) return [];
  fail(error);
}

/** A missing file is a valid result. After any other disk error, the contents are unknown. */
function fail(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException; // as: a code may be there
  if (!code || isMissingFile(error)) throw error;
  throw new PlaceError(`The disk refuses or does not answer (${message}).`, { cause: error });
}
