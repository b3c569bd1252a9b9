import { AppError } from '@/lib/errors';
import { readMultipart } from '@/lib/http/multipart';
import { answerJson, route } from '@/lib/http/route';
import { storePicture } from '@/lib/media/commands';
import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { saveDraft } from '@/lib/memorials/commands/save-draft';
import { readDraftForm } from '@/lib/memorials/read-draft-form';

/** Keeps the creation form (`form`, JSON text) and its picture (`mainPicture`) before the payment. */
export const POST = route({
  access: 'member',
  limit: 'upload',
  run: async ({ request, viewer }) => {
    const upload = await readMultipart(request, {
      maxFiles: 1,
      maxFileBytes: IMAGE_MAX_BYTES,
      maxFields: 1,
      maxFieldBytes: 512 * 1024,
    });
    try {
      const form = readDraftForm(upload.fields.form);
      const [picture] = upload.files;
      if (!picture || picture.bytes === 0)
        throw new AppError('invalid', 'Profile picture is required', {
          fields: { profileImage: 'Profile picture is required' },
        });
      const stored = await storePicture(viewer.userId, picture);
      return answerJson(await saveDraft(viewer, form, stored.id), { status: 201 });
    } finally {
      await upload.discard();
    }
  },
});
