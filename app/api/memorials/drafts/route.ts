import { readMultipart } from '@/lib/http/multipart';
import { takeFromLimit } from '@/lib/http/rate-limit';
import { answerJson, route } from '@/lib/http/route';
import { storePicture } from '@/lib/media/commands/store-picture';
import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { saveDraft } from '@/lib/memorials/commands/save-draft';
import { readDraftForm } from '@/lib/memorials/read-draft-form';
import { FORM_MAX_BYTES } from '@/lib/memorials/rules';

/**
 * Keeps the creation form (`form`, JSON text) and its picture (`mainPicture`) before the payment. With
 * the `draftId` of an earlier answer it changes that draft, whose picture stays unless one is sent.
 */
export const POST = route({
  access: 'member',
  limit: 'upload',
  run: async ({ request, viewer }) => {
    await takeFromLimit('draftByAccount', viewer.userId);
    const upload = await readMultipart(request, {
      maxFiles: 1,
      maxFileBytes: IMAGE_MAX_BYTES,
      maxFields: 2,
      maxFieldBytes: FORM_MAX_BYTES,
    });
    try {
      const form = readDraftForm(upload.fields.form);
      const [picture] = upload.files;
      const stored = picture?.bytes ? await storePicture(viewer.userId, picture) : null;
      const draft = await saveDraft(viewer, form, stored?.id ?? null, upload.fields.draftId);
      return answerJson(draft, { status: 201 });
    } finally {
      await upload.discard();
    }
  },
});
