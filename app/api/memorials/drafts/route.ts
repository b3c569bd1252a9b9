import { storePicture } from '@/lib/media/commands/store-picture';
import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { draftResponse } from '@/lib/memorials/api-schema';
import { saveDraft } from '@/lib/memorials/commands/save-draft';
import { readDraftForm } from '@/lib/memorials/draft-form';
import { MAX_FORM_BYTES } from '@/lib/memorials/rules';
import { draftFields } from '@/lib/memorials/schema-documents';
import { readMultipart } from '@/lib/platform/http/multipart';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { jsonResponse, route } from '@/lib/platform/http/route';

/**
 * Stores the creation form (`form`, JSON text) and its picture (`mainPicture`) before the payment. With the `draftId`
 * of an earlier response it updates that draft, which keeps its picture unless a new one is sent.
 */
export const POST = route({
  doc: {
    summary: 'Saves the creation form before the payment',
    status: 201,
    answer: draftResponse,
    form: { as: ['multipart/form-data'], fields: draftFields },
    errors: ['invalid', 'conflict', 'too_large', 'unsupported'],
    scope: null,
  },
  access: 'member',
  limit: 'upload',
  run: async ({ request, viewer }) => {
    await consumeRateLimit('draftByAccount', viewer.userId);
    const upload = await readMultipart(request, {
      maxFiles: 1,
      maxFileBytes: IMAGE_MAX_BYTES,
      maxFields: 2,
      maxFieldBytes: MAX_FORM_BYTES,
      maxTextBytes: MAX_FORM_BYTES + IDS_MAX_BYTES,
    });
    try {
      const form = readDraftForm(upload.fields.form);
      const [picture] = upload.files;
      const stored = picture?.bytes ? await storePicture(viewer.userId, picture) : null;
      const draft = await saveDraft(viewer, form, stored?.id ?? null, upload.fields.draftId);
      return jsonResponse(draft, { status: 201 });
    } finally {
      await upload.discard();
    }
  },
});

/** Room for `draftId` and the names of both fields. */
const IDS_MAX_BYTES = 1024;
