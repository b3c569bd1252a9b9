import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { BackupError } from './backup-error';
import type { Decryption, Encryption } from './encryption';

/** One file as it is stored, encrypted if it is. */
export type StoredFile = { name: string; bytes: number; sha256: string };

/**
 * Compresses, encrypts and writes a file that must not exist yet, and flushes it. Returns it as stored, and the
 * length and SHA-256 of what came in.
 */
export async function writeBackupFile(
  folder: string,
  name: string,
  source: AsyncIterable<Uint8Array>,
  { ending, encrypt }: Encryption,
  compress = true,
): Promise<StoredFile & { clearBytes: number; clearSha256: string }> {
  const clear = measure();
  const stored = measure();
  const file = path.join(folder, name + ending);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const measured = clear.pass(source);
  const packed = compress ? changedBy(createZstdCompress(), measured) : measured;
  await pipeline(stored.pass(encrypt(packed)), target);
  const { bytes: clearBytes, sha256: clearSha256 } = clear.result();
  return { name: name + ending, ...stored.result(), clearBytes, clearSha256 };
}

/** Reads a file of a backup: decrypted and, if it is compressed, decompressed. */
export async function* readBackupFile(
  folder: string,
  name: string,
  decrypt: Decryption,
): AsyncIterable<Uint8Array> {
  const source = decrypt(createReadStream(path.join(folder, name)));
  yield* /\.zst(\.age)?$/.test(name) ? changedBy(createZstdDecompress(), source) : source;
}

/** What comes out of a stream that is fed with `source`. */
async function* changedBy(
  stream: Duplex,
  source: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  const fed = pipeline(source, stream);
  fed.catch(() => {}); // the reader below meets the same error
  yield* stream;
  await fed;
}

/** Throws `BackupError`, which names the file, unless it is stored exactly as it was written. */
export async function checkStored(folder: string, expected: StoredFile): Promise<void> {
  const file = path.join(folder, expected.name);
  const found = await hashOfFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${error.code ?? error.message}).`);
  });
  if (found.bytes !== expected.bytes || found.sha256 !== expected.sha256)
    throw new BackupError(`${file} is damaged: its SHA-256 is not the one that was written down.`);
}

/** The length and SHA-256 of a file. */
export async function hashOfFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const { pass, result } = measure();
  for await (const _ of pass(createReadStream(file)));
  return result();
}

/** Flushes a folder, so that a rename inside it outlives a loss of power. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // neither supports nor needs it
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A step of a pipeline that counts and hashes what passes. */
export function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *pass(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
