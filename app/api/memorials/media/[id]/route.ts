import { toApiMedia } from '@/lib/media/api-form';
import { addedMediaAnswer } from '@/lib/media/api-schema';
import { chosenQuerySchema } from '@/lib/media/chosen-schema';
import { FAULTS, MAX_ITEMS, VIDEO_MAX_BYTES } from '@/lib/media/rules';
import { type Added, addMedia } from '@/lib/memorials/commands/add-media';
import { refuseEarly } from '@/lib/memorials/queries/editable-memorial';
import { mediaFields } from '@/lib/memorials/schema-documents';
import { AppError } from '@/lib/platform/errors';
import { countUpload } from '@/lib/platform/http/count-upload';
import { readMultipart } from '@/lib/platform/http/multipart';
import type { FileHandler } from '@/lib/platform/http/parse-form';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { said, sayWith } from '@/lib/platform/language/said';

/**
 * Adds files (`additionalMedia`, repeated) to a memorial's gallery. Each file is stored and shown as it arrives, so
 * that a refused file does not affect the others; `refused` lists those with the reasons. The call fails only if all
 * files were refused, with the first reason. Files of contributors await a keeper's decision; the response then has
 * `waits`. `batch` and `place` keep the order of choosing across parallel calls.
 */
export const PUT = route({
  doc: {
    summary: "Adds files to a memorial's gallery",
    answer: addedMediaAnswer,
    form: { as: ['multipart/form-data'], fields: mediaFields },
    errors: ['not_found', 'conflict', 'too_large', 'unsupported'],
    scope: 'media:write',
  },
  access: 'member',
  limit: 'upload',
  params: idParams,
  query: chosenQuerySchema,
  run: async ({ request, viewer, params: { id }, query: chosen, say }) => {
    await countUpload(request, viewer);
    await refuseEarly(viewer, id, 'contribute');
    const added: Added[] = [];
    const refused: { fileName: string; error: AppError }[] = [];
    const take: FileHandler = async ({ field, fileName }, saved) => {
      try {
        if (field !== 'additionalMedia') throw new AppError('invalid', WRONG_FIELD);
        if (!saved) throw new AppError('invalid', FAULTS.empty);
        if (saved instanceof AppError) throw saved;
        added.push(await addMedia(viewer, id, saved, chosen));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ fileName, error });
      }
    };
    const form = await readMultipart(request, LIMITS, take);
    await form.discard();
    if (added.length === 0) throw refused[0]?.error ?? new AppError('invalid', NO_FILES);
    const waits = added.some((each) => each.waits);
    return {
      message: say(waits ? 'contributions.answers.waits' : 'memorials.answers.mediaAdded'),
      additionalMedia: added.map(({ item }) => toApiMedia(item)),
      ...(waits && { waits }),
      refused: refused.map(({ fileName, error }) => ({
        fileName,
        message: error.said ? sayWith(say)(error.said) : error.message,
      })),
    };
  },
});

const WRONG_FIELD = said('memorials.refusals.wrongFileField', { field: 'additionalMedia' });
const NO_FILES = said('memorials.refusals.noFiles');

const LIMITS = {
  maxFiles: MAX_ITEMS,
  maxFileBytes: VIDEO_MAX_BYTES,
  maxFields: 1,
  maxFieldBytes: 1024,
  maxTextBytes: 1024,
};
