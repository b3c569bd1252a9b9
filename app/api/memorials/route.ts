import { countUpload } from '@/lib/http/count-upload';
import { answerJson, route } from '@/lib/http/route';
import { storePicture } from '@/lib/media/commands/store-picture';
import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { toApiCard } from '@/lib/memorials/api-form';
import { createForOrder } from '@/lib/memorials/commands/create-for-order';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { requireUsableOrder } from '@/lib/memorials/queries/usable-order';
import { readMemorialRequest } from '@/lib/memorials/read-memorial-request';
import { readOrderForm } from '@/lib/memorials/read-order-form';
import { listQuerySchema } from '@/lib/memorials/schema-list';

export const GET = route({
  access: 'anyone',
  limit: 'read',
  query: listQuerySchema,
  run: async ({ query }) => {
    const { memorials, ...page } = await listMemorials(query);
    return { memorials: memorials.map(toApiCard), ...page };
  },
});

/**
 * Makes the memorial of a paid order, from a multipart form or JSON. Usually settling has made it
 * already, and the answer is 409 with its `memorialId`.
 */
export const POST = route({
  access: 'member',
  limit: 'write',
  run: async ({ request, viewer }) => {
    await countUpload(request, viewer);
    const upload = await readMemorialRequest(request, LIMITS, ['mainPicture']);
    try {
      const orderId = await requireUsableOrder(viewer, upload.fields.orderId);
      const form = readOrderForm(upload.fields);
      const [picture] = upload.files;
      const stored = picture ? await storePicture(viewer.userId, picture) : null;
      const { memorialId } = await createForOrder(viewer, orderId, form, stored?.id ?? null);
      const message = 'Memorial created successfully';
      return answerJson({ _id: memorialId, memorialId, message }, { status: 201 });
    } finally {
      await upload.discard();
    }
  },
});

const LIMITS = {
  maxFiles: 1,
  maxFileBytes: IMAGE_MAX_BYTES,
  maxFields: 60,
  maxFieldBytes: 512 * 1024,
};
