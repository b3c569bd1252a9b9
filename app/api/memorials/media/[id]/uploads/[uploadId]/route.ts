import { toApiUpload } from '@/lib/media/api-form';
import { resumableUploadResponse } from '@/lib/media/api-schema';
import { pieceFields, pieceQuerySchema, uploadParams } from '@/lib/media/chosen-schema';
import { receivePiece, requireNextOffset } from '@/lib/media/commands/receive-piece';
import { PIECE_BYTES } from '@/lib/media/piece-rules';
import { requireResumableUpload } from '@/lib/media/queries/resumable-upload';
import { requireChangeableEarly } from '@/lib/memorials/queries/editable-memorial';
import { AppError } from '@/lib/platform/errors';
import { readMultipart } from '@/lib/platform/http/multipart';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';
import { messageFor } from '@/lib/platform/language/message';

export const GET = route({
  doc: {
    summary: 'Returns how much of an upload has arrived',
    answer: resumableUploadResponse,
    errors: ['not_found'],
    scope: 'media:write',
  },
  access: 'member',
  limit: 'read',
  params: uploadParams,
  run: async ({ viewer, params: { id, uploadId } }) => {
    await requireChangeableEarly(viewer, id, 'contribute');
    const address = { ownerId: viewer.userId, memorialId: id, uploadId };
    return toApiUpload(await requireResumableUpload(address));
  },
});

/**
 * Receives the next piece (`piece`), which begins at `offset`. At any other offset the answer is 409 with the right one,
 * as `receivedBytes`.
 */
export const PUT = route({
  doc: {
    summary: 'Sends the next piece of an upload',
    answer: resumableUploadResponse,
    form: { as: ['multipart/form-data'], fields: pieceFields },
    errors: ['not_found', 'conflict', 'too_large', 'unsupported'],
    scope: 'media:write',
  },
  access: 'member',
  limit: 'piece',
  params: uploadParams,
  query: pieceQuerySchema,
  run: async ({ request, viewer, params: { id, uploadId }, query: { offset } }) => {
    await consumeRateLimit('pieceByAccount', viewer.userId);
    await requireChangeableEarly(viewer, id, 'contribute');
    const address = { ownerId: viewer.userId, memorialId: id, uploadId };
    const upload = await requireResumableUpload(address);
    requireNextOffset(upload, offset);
    const form = await readMultipart(request, LIMITS);
    try {
      const piece = form.files.find(({ field }) => field === 'piece');
      if (!piece) throw new AppError('invalid', messageFor('media.refusals.pieceSize'));
      const receivedBytes = await receivePiece(upload, offset, piece);
      return toApiUpload({ ...upload, receivedBytes });
    } finally {
      await form.discard();
    }
  },
});

const LIMITS = {
  maxFiles: 1,
  maxFileBytes: PIECE_BYTES,
  maxFields: 1,
  maxFieldBytes: 1024,
  maxTextBytes: 1024,
};
