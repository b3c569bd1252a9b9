import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/**
 * On the same disk as the objects, so that a rename is atomic. Not a valid key, so it is never
 * listed.
 */
const UNFINISHED = '.unfinished';

/**
 * Writes a file completely or not at all, even if the machine loses power: writes it under a
 * temporary name, flushes it and renames it. Throws when `body` does not have exactly `bytes`
 * bytes.
 */
export async function writeAtomically(
  root: string,
  key: string,
  body: Readable | Buffer,
  bytes: number,
): Promise<void> {
  const target = path.join(root, key);
  const unfinished = path.join(root, UNFINISHED, randomUUID());
  await makeFolder(path.dirname(unfinished));
  try {
    const written = await writeAndFlush(unfinished, body);
    if (written !== bytes)
      throw new Error(`${written} bytes arrived instead of the declared ${bytes}`);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(unfinished, target);
    await flushFolder(path.dirname(target));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * On a read-only disk, `mkdir` with `recursive` fails with ENOENT; without it, the error names the
 * real reason.
 */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(folder);
  });
}

async function writeAndFlush(file: string, body: Readable | Buffer): Promise<number> {
  const handle = await open(file, 'wx', 0o640);
  try {
    let written = 0;
    for await (const chunk of Buffer.isBuffer(body) ? [body] : body) {
      await handle.writeFile(chunk);
      written += chunk.length;
    }
    await handle.sync();
    return written;
  } finally {
    await handle.close();
  }
}

/**
 * A rename is durable only after its folder has been flushed; Windows neither supports nor needs
 * this.
 */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
