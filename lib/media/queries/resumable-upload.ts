import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { oldestOpenUpload } from '../piece-rules';

type UploadAddress = { ownerId: string; memorialId: string; uploadId: string };

/**
 * A person's own upload to a memorial. Throws `not_found` for an unknown one, one of somebody else, and one that began
 * more than a day ago.
 */
export async function requireResumableUpload(
  { ownerId, memorialId, uploadId }: UploadAddress,
  now = Date.now(),
) {
  const upload = isPublicId(uploadId) ? await find({ ownerId, memorialId, uploadId }) : null;
  if (!upload || upload.createdAt < oldestOpenUpload(now)) throw uploadGoneError();
  return upload;
}

/** `isGone` tells a page, which then sends the file again, from other errors with the same status. */
export const uploadGoneError = () =>
  new AppError('not_found', messageFor('media.refusals.uploadGone'), { details: { isGone: true } });

const find = ({ ownerId, memorialId, uploadId }: UploadAddress) =>
  db().resumableUpload.findFirst({
    where: { id: uploadId, ownerId, memorialId },
    select: {
      id: true,
      fileName: true,
      bytes: true,
      receivedBytes: true,
      batch: true,
      placeInBatch: true,
      audience: true,
      mediaId: true,
      createdAt: true,
    },
  });
