import { storePicture } from '@/lib/media/commands/store-picture';
import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { toApiCard } from '@/lib/memorials/api-form';
import { createdMemorialResponse, memorialListResponse } from '@/lib/memorials/api-schema';
import { createForOrder } from '@/lib/memorials/commands/create-for-order';
import {
  areMemorialsFree,
  createFreeMemorial,
} from '@/lib/memorials/commands/create-free-memorial';
import { pictureRequiredError } from '@/lib/memorials/commands/save-draft';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { requireUsableOrderId } from '@/lib/memorials/queries/usable-order';
import { type MemorialRequest, readMemorialRequest } from '@/lib/memorials/read-memorial-request';
import { readFreeForm, readOrderForm } from '@/lib/memorials/read-order-form';
import { MAX_FORM_BYTES } from '@/lib/memorials/rules';
import { newMemorialFields } from '@/lib/memorials/schema-documents';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { consumeUploadLimit } from '@/lib/platform/http/consume-upload-limit';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { SHARED_RESPONSE_INIT } from '@/lib/platform/http/shared-response-init';

export const GET = route({
  doc: {
    summary: 'Lists public memorials',
    answer: memorialListResponse,
    errors: [],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  query: listQuerySchema,
  run: async ({ query }) => {
    const { memorials, ...page } = await listMemorials(query);
    return jsonResponse({ memorials: memorials.map(toApiCard), ...page }, SHARED_RESPONSE_INIT);
  },
});

/**
 * Creates the memorial of a paid order from a multipart form or JSON. Usually, the memorial was already created when
 * the order was settled; the response is then 409 with its `memorialId`. If memorials are free, no order is needed: the
 * memorial is created from the request or from the saved draft `draftId`.
 */
export const POST = route({
  doc: {
    summary: 'Creates the memorial of a paid order, or a free one',
    status: 201,
    answer: createdMemorialResponse,
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
  run: async ({ request, viewer, t }) => {
    await consumeUploadLimit(request, viewer);
    const upload = await readMemorialRequest(request, LIMITS, ['mainPicture']);
    try {
      const { memorialId } = await create(viewer, upload);
      const message = t('memorials.answers.created');
      return jsonResponse({ _id: memorialId, memorialId, message }, { status: 201 });
    } finally {
      await upload.discard();
    }
  },
});

async function create(viewer: Viewer, { fields, files }: MemorialRequest) {
  const [picture] = files;
  if (!fields.orderId && (await areMemorialsFree())) {
    if (fields.draftId) return createFreeMemorial(viewer, { draftId: fields.draftId });
    const form = readFreeForm(fields);
    if (!picture) throw pictureRequiredError();
    const { id: pictureId } = await storePicture(viewer.userId, picture);
    return createFreeMemorial(viewer, { form, pictureId });
  }
  const orderId = await requireUsableOrderId(viewer, fields.orderId);
  const form = readOrderForm(fields);
  const stored = picture ? await storePicture(viewer.userId, picture) : null;
  return createForOrder(viewer, orderId, form, stored?.id ?? null);
}

const LIMITS = {
  maxFiles: 1,
  maxFileBytes: IMAGE_MAX_BYTES,
  maxFields: 60,
  maxFieldBytes: 512 * 1024,
  maxTextBytes: MAX_FORM_BYTES,
};
