import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupFolder, ListedFile } from './backup-folder';
import { isMissing } from './backup-folder';

/** A folder for backups on a disk. What is made in it is its owner's alone. */
export class DiskFolder implements BackupFolder {
  readonly address: string;

  constructor(folder: string) {
    this.address = path.resolve(folder);
  }

  within(name: string): DiskFolder {
    return new DiskFolder(path.join(this.address, name));
  }

  async names() {
    const entries = await readdir(this.address, { withFileTypes: true }).catch(noneIfMissing);
    const named = (isFolder: boolean) =>
      entries.filter((each) => each.isDirectory() === isFolder).map(({ name }) => name);
    return { folders: named(true), files: named(false) };
  }

  async *list(name: string): AsyncIterable<ListedFile> {
    const folder = path.join(this.address, name);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      noneIfMissing,
    );
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const { size } = await stat(file);
      yield { name: path.relative(this.address, file).split(path.sep).join('/'), bytes: size };
    }
  }

  read(name: string): AsyncIterable<Uint8Array> {
    return createReadStream(path.join(this.address, name));
  }

  /** Under another name first, so that no half of it is ever found under its own. */
  async write(name: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const file = path.join(this.address, name);
    const unfinished = `${file}.unfinished`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await rm(unfinished, { force: true }); // the mode has no effect on one that a killed run left
    try {
      const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(source, target);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await flushFolder(path.dirname(file));
  }

  async delete(name: string): Promise<void> {
    await rm(path.join(this.address, name), { recursive: true, force: true });
    await flushFolder(this.address);
  }
}

/** So that a rename inside it outlives a loss of power. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // neither supports nor needs it
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function noneIfMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}
