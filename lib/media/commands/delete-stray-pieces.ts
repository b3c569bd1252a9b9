import { db } from '@/lib/platform/db/client';
import { storagePort } from '@/lib/platform/storage/select';
import { oldestOpenUpload } from '../piece-rules';
import { storedPieces } from '../upload-pieces';

const BATCH = 500;

/**
 * Deletes uploads that began more than a day ago, and all pieces that no open upload needs: those of uploads that are
 * complete, or were deleted, also with their memorial or person.
 */
export async function deleteStrayPieces(now = Date.now()): Promise<void> {
  await db().resumableUpload.deleteMany({ where: { createdAt: { lt: oldestOpenUpload(now) } } });
  let batch: { key: string; uploadId: string }[] = [];
  for await (const piece of storedPieces()) {
    batch.push(piece);
    if (batch.length < BATCH) continue;
    await deleteUnneeded(batch);
    batch = [];
  }
  await deleteUnneeded(batch);
}

/** An upload's row is written before its first piece, so no piece comes too early for its row to be found. */
async function deleteUnneeded(pieces: { key: string; uploadId: string }[]): Promise<void> {
  const ids = [...new Set(pieces.map(({ uploadId }) => uploadId))];
  const where = { id: { in: ids }, mediaId: null };
  const open = await db().resumableUpload.findMany({ where, select: { id: true } });
  const openIds = new Set(open.map(({ id }) => id));
  for (const { key, uploadId } of pieces)
    if (!openIds.has(uploadId)) await storagePort().delete(key);
}
