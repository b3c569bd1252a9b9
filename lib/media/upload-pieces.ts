import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import { storagePort } from '@/lib/platform/storage/select';
import { PIECE_BYTES, pieceBytesAt } from './piece-rules';
import { uploadGoneError } from './queries/resumable-upload';

/** The folder of the pieces in the storage. They are in no backup, and no address serves them. */
const PIECES_PREFIX = 'uploads/';

type Whole = { id: string; bytes: number };

/** All pieces are in one folder, because a folder storage would keep the empty folders of ended uploads. */
const keyOf = (id: string, offset: number) =>
  `${PIECES_PREFIX}${id}-${Math.floor(offset / PIECE_BYTES)}.part`;

/** Stores the piece at this offset, in place of one that arrived before but was not counted. */
export async function storePiece(
  { id }: Whole,
  offset: number,
  { path, bytes }: { path: string; bytes: number },
): Promise<void> {
  const key = keyOf(id, offset);
  await storagePort().put(key, createReadStream(path), { contentType: contentTypeOf(key), bytes });
}

/**
 * Writes all pieces of an upload into a new file on this machine, without looking at them. Throws `not_found` if the
 * storage lacks one, as after a restored backup.
 */
export async function joinPieces(upload: Whole, path: string): Promise<void> {
  await pipeline(chunksOf(upload), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

async function* chunksOf({ id, bytes }: Whole) {
  for (let offset = 0; offset < bytes; offset += PIECE_BYTES) {
    const piece = await storagePort().get(keyOf(id, offset));
    if (piece?.bytes !== pieceBytesAt(bytes, offset)) {
      piece?.stream.destroy();
      throw uploadGoneError();
    }
    yield* piece.stream;
  }
}

/** Deletes all pieces of an upload that has ended. */
export async function deletePiecesOf({ id, bytes }: Whole): Promise<void> {
  for (let offset = 0; offset < bytes; offset += PIECE_BYTES)
    await storagePort().delete(keyOf(id, offset));
}

/** Yields the key of each stored piece, with the id of its upload. */
export async function* storedPieces(): AsyncGenerator<{ key: string; uploadId: string }> {
  for await (const { key } of storagePort().list(PIECES_PREFIX))
    yield { key, uploadId: key.slice(PIECES_PREFIX.length).split('-')[0] ?? '' };
}
