import { storePicture } from '@/lib/media/commands/store-picture';
import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { toApiCard } from '@/lib/memorials/api-form';
import { createdMemorialAnswer, listAnswer } from '@/lib/memorials/api-schema';
import { createForOrder } from '@/lib/memorials/commands/create-for-order';
import { createFree, isFree } from '@/lib/memorials/commands/create-free';
import { noPicture } from '@/lib/memorials/commands/save-draft';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { requireUsableOrder } from '@/lib/memorials/queries/usable-order';
import { type MemorialRequest, readMemorialRequest } from '@/lib/memorials/read-memorial-request';
import { readFreeForm, readOrderForm } from '@/lib/memorials/read-order-form';
import { FORM_MAX_BYTES } from '@/lib/memorials/rules';
import { newMemorialFields } from '@/lib/memorials/schema-documents';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { countUpload } from '@/lib/platform/http/count-upload';
import { FOR_ALL } from '@/lib/platform/http/for-all';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: 'Lists public memorials',
    answer: listAnswer,
    errors: [],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  query: listQuerySchema,
  run: async ({ query }) => {
    const { memorials, ...page } = await listMemorials(query);
    return jsonResponse({ memorials: memorials.map(toApiCard), ...page }, FOR_ALL);
  },
});

/**
 * Creates the memorial of a paid order from a multipart form or JSON. Usually settling the order has created it
 * already; the response is then 409 with its `memorialId`. If memorials are free, no order is needed: it is created
 * from the request or from the saved draft `draftId`.
 */
export const POST = route({
  doc: {
    summary: 'Creates the memorial of a paid order, or a free one',
    status: 201,
    answer: createdMemorialAnswer,
    form: { as: ['multipart/form-data', 'application/json'], fields: newMemorialFields },
    errors: [
      'invalid',
      'payment_required',
      'not_found',
      'conflict',
      'gone',
      'too_large',
      'unsupported',
    ],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  run: async ({ request, viewer, say }) => {
    await countUpload(request, viewer);
    const upload = await readMemorialRequest(request, LIMITS, ['mainPicture']);
    try {
      const { memorialId } = await create(viewer, upload);
      const message = say('memorials.answers.created');
      return jsonResponse({ _id: memorialId, memorialId, message }, { status: 201 });
    } finally {
      await upload.discard();
    }
  },
});

async function create(viewer: Viewer, { fields, files }: MemorialRequest) {
  const [picture] = files;
  if (!fields.orderId && (await isFree())) {
    if (fields.draftId) return createFree(viewer, { draftId: fields.draftId });
    const form = readFreeForm(fields);
    if (!picture) throw noPicture();
    const { id: pictureId } = await storePicture(viewer.userId, picture);
    return createFree(viewer, { form, pictureId });
  }
  const orderId = await requireUsableOrder(viewer, fields.orderId);
  const form = readOrderForm(fields);
  const stored = picture ? await storePicture(viewer.userId, picture) : null;
  return createForOrder(viewer, orderId, form, stored?.id ?? null);
}

const LIMITS = {
  maxFiles: 1,
  maxFileBytes: IMAGE_MAX_BYTES,
  maxFields: 60,
  maxFieldBytes: 512 * 1024,
  maxTextBytes: FORM_MAX_BYTES,
};
