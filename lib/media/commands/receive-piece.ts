import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { pieceBytesAt } from '../piece-rules';
import { uploadGoneError } from '../queries/resumable-upload';
import { storePiece } from '../upload-pieces';

type ResumableUpload = { id: string; bytes: number; receivedBytes: number };

/** Throws `conflict`, with the offset at which the upload goes on, for any other offset. */
export function requireNextOffset({ receivedBytes }: ResumableUpload, offset: number): void {
  if (offset !== receivedBytes) throw wrongOffset(receivedBytes);
}

/**
 * Stores the next piece of an upload and returns how many bytes have arrived. Of two calls with the same piece, in any
 * processes, one counts; the other throws `conflict`. Throws `invalid` for a piece of the wrong size.
 */
export async function receivePiece(
  upload: ResumableUpload,
  offset: number,
  piece: { path: string; bytes: number },
): Promise<number> {
  requireNextOffset(upload, offset);
  const { id, bytes } = upload;
  if (piece.bytes === 0 || piece.bytes !== pieceBytesAt(bytes, offset))
    throw new AppError('invalid', messageFor('media.refusals.pieceSize'));
  await storePiece(upload, offset, piece);
  const receivedBytes = offset + piece.bytes;
  const { count } = await db().resumableUpload.updateMany({
    where: { id, receivedBytes: offset },
    data: { receivedBytes, changedAt: new Date() },
  });
  if (count === 0) throw wrongOffset(await receivedNow(id));
  return receivedBytes;
}

/** Throws `not_found` if the upload was deleted meanwhile. */
async function receivedNow(id: string): Promise<number> {
  const where = { id };
  const upload = await db().resumableUpload.findUnique({ where, select: { receivedBytes: true } });
  if (!upload) throw uploadGoneError();
  return upload.receivedBytes;
}

const wrongOffset = (receivedBytes: number) =>
  new AppError('conflict', messageFor('media.refusals.offset'), { details: { receivedBytes } });
