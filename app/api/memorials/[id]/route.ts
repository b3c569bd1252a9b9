import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors';
import { countUpload } from '@/lib/http/count-upload';
import { route } from '@/lib/http/route';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@/lib/media/rules';
import { toApiMemorial } from '@/lib/memorials/api-form';
import { changeMemorial } from '@/lib/memorials/change-memorial';
import { removeMemorial } from '@/lib/memorials/commands/remove-memorial';
import { requireEditor } from '@/lib/memorials/queries/editable-memorial';
import { editorDetails } from '@/lib/memorials/queries/editor-details';
import { memorialPage } from '@/lib/memorials/queries/memorial-page';
import { readMemorialRequest } from '@/lib/memorials/read-memorial-request';
import { toApiTribute } from '@/lib/tributes/api-form';
import { tributesOf } from '@/lib/tributes/queries/tribute-views';
import { tributePageSchema } from '@/lib/tributes/schema';

const params = z.object({ id: z.string() });

export const GET = route({
  access: 'anyone',
  limit: 'read',
  params,
  query: tributePageSchema,
  run: ({ viewer, params: { id }, query }) => answer(id, viewer, query.page),
});

/** Changes a memorial by a multipart form, by JSON of the whole, or by the edit page's few fields. */
export const PUT = route({
  access: 'member',
  limit: 'write',
  params,
  run: async ({ request, viewer, params: { id } }) => {
    await countUpload(request, viewer);
    await requireEditor(viewer, id);
    const upload = await readMemorialRequest(request, LIMITS, ['mainPicture', 'additionalMedia']);
    try {
      await changeMemorial(viewer, id, upload);
    } finally {
      await upload.discard();
    }
    const { memorial } = await answer(id, viewer, 1);
    return { message: 'Memorial updated successfully', memorial };
  },
});

export const DELETE = route({
  access: 'member',
  limit: 'write',
  params,
  run: async ({ viewer, params: { id } }) => {
    await removeMemorial(viewer, id);
    return { message: 'Memorial deleted successfully' };
  },
});

/**
 * The files of one call wait on the disk together, so they are one video and one picture, or as many
 * bytes of smaller ones; the gallery's own call takes more, one by one.
 */
const LIMITS = {
  maxFiles: 20,
  maxFileBytes: VIDEO_MAX_BYTES,
  maxFields: 60,
  maxFieldBytes: 512 * 1024,
  allFiles: {
    maxBytes: VIDEO_MAX_BYTES + IMAGE_MAX_BYTES,
    message:
      'These files are too large for one call. Please add them with PUT /api/memorials/media/{id}, which takes them one by one.',
  },
};

async function answer(id: string, viewer: Viewer | null, page: number) {
  const view = await memorialPage(id, viewer);
  if (!view) throw new AppError('not_found', 'Memorial not found.');
  const memorial = toApiMemorial(view, await editorDetails(view));
  const { tributes, totalPages, totalItems } = await tributesOf(id, page);
  return {
    memorial: { ...memorial, tributes: tributes.map(toApiTribute) },
    totalPages,
    totalItems,
  };
}
