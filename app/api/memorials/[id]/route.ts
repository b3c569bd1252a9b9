import { asReader, type Reader } from '@/lib/access/reader';
import { readerForViewer } from '@/lib/access/reader-from';
import { allGalleryItems } from '@/lib/media/queries/gallery-part';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@/lib/media/rules';
import { toApiMemorial } from '@/lib/memorials/api-form';
import { changeMemorial } from '@/lib/memorials/change-memorial';
import { deleteMemorial } from '@/lib/memorials/commands/delete-memorial';
import { requireChangeableEarly } from '@/lib/memorials/queries/editable-memorial';
import { editorDetails } from '@/lib/memorials/queries/editor-details';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { readMemorialRequest } from '@/lib/memorials/read-memorial-request';
import { MAX_FORM_BYTES } from '@/lib/memorials/rules';
import { changedMemorialFields } from '@/lib/memorials/schema-documents';
import { AppError } from '@/lib/platform/errors';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { consumeUploadLimit } from '@/lib/platform/http/consume-upload-limit';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { messageFor } from '@/lib/platform/language/message';
import { toApiTribute } from '@/lib/tributes/api-form';
import { memorialPageResponse, updatedMemorialResponse } from '@/lib/tributes/api-schema';
import { tributesOfMemorial } from '@/lib/tributes/queries/tribute-views';
import { type TributePageQuery, tributePageSchema } from '@/lib/tributes/schema';

export const GET = route({
  doc: {
    summary: 'Returns a memorial with a page of its tributes',
    answer: memorialPageResponse,
    errors: ['not_found'],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  query: tributePageSchema,
  run: async ({ request, viewer, params: { id }, query }) =>
    loadAnswer(id, await readerForViewer(viewer, request.headers), query),
});

/** Updates a memorial from a multipart form, from JSON, or from the edit page's smaller form. */
export const PUT = route({
  doc: {
    summary: 'Updates a memorial',
    answer: updatedMemorialResponse,
    form: { as: ['multipart/form-data', 'application/json'], fields: changedMemorialFields },
    errors: ['invalid', 'not_found', 'conflict', 'too_large', 'unsupported'],
    scope: 'memorials:write',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  run: async ({ request, viewer, params: { id }, t }) => {
    await consumeUploadLimit(request, viewer);
    await requireChangeableEarly(viewer, id);
    const upload = await readMemorialRequest(request, LIMITS, FILE_FIELDS);
    try {
      await changeMemorial(viewer, id, upload);
    } finally {
      await upload.discard();
    }
    const { memorial } = await loadAnswer(id, asReader(viewer), tributePageSchema.parse({}));
    return { message: t('memorials.answers.updated'), memorial };
  },
});

export const DELETE = route({
  doc: {
    summary: 'Deletes a memorial',
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params: { id }, t }) => {
    await deleteMemorial(viewer, id);
    return { message: t('memorials.answers.deleted') };
  },
});

const FILE_FIELDS = ['mainPicture', 'cover', 'additionalMedia'];

/**
 * All files of a call are on disk at once, so their total is limited to one video and one picture. The gallery's own
 * endpoint accepts more, since it handles one file at a time.
 */
const LIMITS = {
  maxFiles: 20,
  maxFileBytes: VIDEO_MAX_BYTES,
  maxFields: 60,
  // The arrangement of the largest gallery, with captions at their longest, is 1.1 MB.
  maxFieldBytes: 1.25 * 1024 * 1024,
  maxTextBytes: MAX_FORM_BYTES,
  allFiles: {
    maxBytes: VIDEO_MAX_BYTES + IMAGE_MAX_BYTES,
    message: messageFor('memorials.refusals.filesTooLarge', {
      call: 'PUT /api/memorials/media/{id}',
    }),
  },
};

async function loadAnswer(id: string, reader: Reader, query: TributePageQuery) {
  const view = await getMemorialView(id, reader);
  if (!view) throw new AppError('not_found', messageFor('memorials.refusals.notFound'));
  const gallery = query.gallery === 'none' ? [] : await allGalleryItems(reader, id);
  const memorial = toApiMemorial(view, gallery, await editorDetails(view));
  const { tributes, totalPages, totalItems } = await tributesOfMemorial(
    id,
    query.page,
    query.limit,
  );
  return {
    memorial: { ...memorial, tributes: tributes.map(toApiTribute) },
    totalPages,
    totalItems,
  };
}
