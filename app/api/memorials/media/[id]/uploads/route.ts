import { toApiUpload } from '@/lib/media/api-form';
import { resumableUploadResponse } from '@/lib/media/api-schema';
import { announcedFileSchema, chosenQuerySchema } from '@/lib/media/chosen-schema';
import { startUpload } from '@/lib/memorials/commands/start-upload';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * Starts an upload that can go on after a broken connection: the file is sent in pieces, and then completed. For large
 * files on slow networks; PUT /api/memorials/media/{id} accepts any file in one request. An upload is kept for a day.
 */
export const POST = route({
  doc: {
    summary: "Starts an upload in pieces to a memorial's gallery",
    answer: resumableUploadResponse,
    status: 201,
    errors: ['not_found', 'conflict'],
    scope: 'media:write',
  },
  access: 'member',
  limit: 'upload',
  params: idParams,
  query: chosenQuerySchema,
  body: announcedFileSchema,
  run: async ({ viewer, params: { id }, query, body }) => {
    await consumeRateLimit('uploadByAccount', viewer.userId);
    const upload = toApiUpload(await startUpload(viewer, id, body, query));
    return jsonResponse(upload, { status: 201 });
  },
});
