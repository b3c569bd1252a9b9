import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { BackupError } from './backup-error';
import { type BackupFolder, PlaceError } from './backup-folder';
import type { Decryption, Encryption } from './encryption';

/** A file as stored: if it is encrypted, the length and hash are of the encrypted bytes. */
export type BackupFile = { name: string; bytes: number; sha256: string };

/** Compresses, encrypts and writes a file durably. Returns the stored file, and the length and SHA-256 of the input. */
export async function writeBackupFile(
  folder: BackupFolder,
  name: string,
  source: AsyncIterable<Uint8Array>,
  { ending, encrypt }: Encryption,
  compress = true,
): Promise<BackupFile & { clearBytes: number; clearSha256: string }> {
  const clearMeter = createByteMeter();
  const storedMeter = createByteMeter();
  const meteredSource = clearMeter.pass(source);
  const compressed = compress ? throughStream(createZstdCompress(), meteredSource) : meteredSource;
  await folder.write(name + ending, storedMeter.pass(encrypt(compressed)));
  const { bytes: clearBytes, sha256: clearSha256 } = clearMeter.result();
  return { name: name + ending, ...storedMeter.result(), clearBytes, clearSha256 };
}

/** Reads a file of a backup: decrypts it, and decompresses it if necessary. */
export async function* readBackupFile(
  folder: BackupFolder,
  name: string,
  decrypt: Decryption,
): AsyncIterable<Uint8Array> {
  const source = decrypt(folder.read(name));
  yield* /\.zst(\.age)?$/.test(name) ? throughStream(createZstdDecompress(), source) : source;
}

/** The output of a transform that is fed with `source`. */
async function* throughStream(
  stream: Duplex,
  source: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  const feeding = pipeline(source, stream);
  feeding.catch(() => {}); // the reader below gets the same error
  yield* stream;
  await feeding;
}

/** Throws `BackupError`, naming the file, unless it is stored exactly as it was written. */
export async function verifyBackupFile(folder: BackupFolder, expected: BackupFile): Promise<void> {
  const file = `${folder.address}/${expected.name}`;
  const actual = await hashOf(folder.read(expected.name)).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof PlaceError) throw error;
    throw new BackupError(`${file} cannot be read (${error.code ?? error.message}).`);
  });
  if (actual.bytes !== expected.bytes || actual.sha256 !== expected.sha256)
    throw new BackupError(`${file} is damaged: its SHA-256 is not the recorded one.`);
}

async function hashOf(source: AsyncIterable<Uint8Array>) {
  const { pass, result } = createByteMeter();
  for await (const _ of pass(source));
  return result();
}

/** A pipeline step that counts and hashes the bytes that pass. */
export function createByteMeter() {
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
