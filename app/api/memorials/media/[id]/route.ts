import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { countUpload } from '@/lib/http/count-upload';
import { readMultipart } from '@/lib/http/multipart';
import type { TakeFile } from '@/lib/http/parse-form';
import { route } from '@/lib/http/route';
import { toApiMedia } from '@/lib/media/api-form';
import type { GalleryItem } from '@/lib/media/gallery-item';
import { MAX_ITEMS, MESSAGES, VIDEO_MAX_BYTES } from '@/lib/media/rules';
import { addMedia } from '@/lib/memorials/commands/add-media';
import { requireEditor } from '@/lib/memorials/queries/editable-memorial';

/**
 * Adds files (`additionalMedia`, repeated) to a memorial's gallery. Each is stored and shown by itself as
 * it comes, so that one refused file loses nothing: `refused` names it and says why. The call itself
 * fails only when every file was refused, with the first reason.
 */
export const PUT = route({
  access: 'member',
  limit: 'upload',
  params: z.object({ id: z.string() }),
  run: async ({ request, viewer, params: { id } }) => {
    await countUpload(request, viewer);
    await requireEditor(viewer, id);
    const added: GalleryItem[] = [];
    const refused: { fileName: string; error: AppError }[] = [];
    const take: TakeFile = async ({ field, fileName }, saved) => {
      try {
        if (field !== 'additionalMedia') throw new AppError('invalid', WRONG_FIELD);
        if (!saved) throw new AppError('invalid', MESSAGES.empty);
        if (saved instanceof AppError) throw saved;
        added.push(await addMedia(viewer, id, saved));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ fileName, error });
      }
    };
    const form = await readMultipart(request, LIMITS, take);
    await form.discard();
    if (added.length === 0) throw refused[0]?.error ?? new AppError('invalid', NO_FILES);
    return {
      message: 'Media files added successfully',
      additionalMedia: added.map(toApiMedia),
      refused: refused.map(({ fileName, error }) => ({ fileName, message: error.message })),
    };
  },
});

const WRONG_FIELD = 'Please send the files as additionalMedia.';
const NO_FILES = 'Please choose at least one file.';

const LIMITS = {
  maxFiles: MAX_ITEMS,
  maxFileBytes: VIDEO_MAX_BYTES,
  maxFields: 1,
  maxFieldBytes: 1024,
};
