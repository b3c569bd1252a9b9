import { addedMediaResponse } from '@/lib/media/api-schema';
import { chosenQuerySchema } from '@/lib/media/chosen-schema';
import { MAX_FILES_PER_CALL, MEDIA_ERROR_MESSAGES, VIDEO_MAX_BYTES } from '@/lib/media/rules';
import { toAddedMediaAnswer } from '@/lib/memorials/added-media-answer';
import { type AddedItem, addMedia } from '@/lib/memorials/commands/add-media';
import { requireChangeableEarly } from '@/lib/memorials/queries/editable-memorial';
import { mediaFields } from '@/lib/memorials/schema-documents';
import { AppError } from '@/lib/platform/errors';
import { consumeUploadLimit } from '@/lib/platform/http/consume-upload-limit';
import { readMultipart } from '@/lib/platform/http/multipart';
import type { FileHandler } from '@/lib/platform/http/parse-form';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { messageFor, translateWith } from '@/lib/platform/language/message';

/**
 * Adds files (`additionalMedia`, repeated) to a memorial's gallery. Each file is stored and shown as it arrives, so
 * that a refused file does not affect the others. `refused` lists the refused files with the reasons. The call fails
 * only if all files were refused, with the first reason. Contributors' files await a keeper's decision; the response
 * then has `waits`. `batch` and `place` keep the order in which files were chosen, across parallel calls.
 */
export const PUT = route({
  doc: {
    summary: "Adds files to a memorial's gallery",
    answer: addedMediaResponse,
    form: { as: ['multipart/form-data'], fields: mediaFields },
    errors: ['not_found', 'conflict', 'too_large', 'unsupported'],
    scope: 'media:write',
  },
  access: 'member',
  limit: 'upload',
  params: idParams,
  query: chosenQuerySchema,
  run: async ({ request, viewer, params: { id }, query: chosenPlace, t }) => {
    await consumeUploadLimit(request, viewer);
    await requireChangeableEarly(viewer, id, 'contribute');
    const added: AddedItem[] = [];
    const refused: { fileName: string; error: AppError }[] = [];
    const storeFile: FileHandler = async ({ field, fileName }, saved) => {
      try {
        if (field !== 'additionalMedia') throw new AppError('invalid', WRONG_FIELD);
        if (!saved) throw new AppError('invalid', MEDIA_ERROR_MESSAGES.empty);
        if (saved instanceof AppError) throw saved;
        added.push(await addMedia(viewer, id, saved, chosenPlace));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ fileName, error });
      }
    };
    const form = await readMultipart(request, LIMITS, storeFile);
    await form.discard();
    if (added.length === 0) throw refused[0]?.error ?? new AppError('invalid', NO_FILES);
    return {
      ...toAddedMediaAnswer(added, t),
      refused: refused.map(({ fileName, error }) => ({
        fileName,
        message: error.userMessage ? translateWith(t)(error.userMessage) : error.message,
      })),
    };
  },
});

const WRONG_FIELD = messageFor('memorials.refusals.wrongFileField', { field: 'additionalMedia' });
const NO_FILES = messageFor('memorials.refusals.noFiles');

const LIMITS = {
  maxFiles: MAX_FILES_PER_CALL,
  maxFileBytes: VIDEO_MAX_BYTES,
  maxFields: 1,
  maxFieldBytes: 1024,
  maxTextBytes: 1024,
};
