import { addedMediaResponse } from '@/lib/media/api-schema';
import { uploadParams } from '@/lib/media/chosen-schema';
import { toAddedMediaAnswer } from '@/lib/memorials/added-media-answer';
import { completeUpload } from '@/lib/memorials/commands/complete-upload';
import { requireChangeableEarly } from '@/lib/memorials/queries/editable-memorial';
import { clientAddress } from '@/lib/platform/http/client-address';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';

/**
 * Adds an upload of which all pieces have arrived to the gallery, as PUT /api/memorials/media/{id} does. May be called
 * again after a lost answer; while another call does the same, the answer is 503 with Retry-After.
 */
export const POST = route({
  doc: {
    summary: 'Adds an upload that has arrived in pieces',
    answer: addedMediaResponse,
    errors: ['not_found', 'conflict', 'invalid', 'too_large', 'unsupported'],
    scope: 'media:write',
  },
  access: 'member',
  limit: 'upload',
  params: uploadParams,
  run: async ({ request, viewer, params: { id, uploadId }, t }) => {
    await consumeRateLimit('completionByAccount', viewer.userId);
    await requireChangeableEarly(viewer, id, 'contribute');
    const added = await completeUpload(viewer, id, uploadId, clientAddress(request));
    return { ...toAddedMediaAnswer([added], t), refused: [] };
  },
});
