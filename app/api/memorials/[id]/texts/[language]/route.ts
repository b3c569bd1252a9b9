import { asReader } from '@/lib/access/reader';
import { readerForViewer } from '@/lib/access/reader-from';
import { memorialTextResponse, savedMemorialTextResponse } from '@/lib/memorials/api-schema';
import { deleteText } from '@/lib/memorials/commands/delete-text';
import { saveText } from '@/lib/memorials/commands/save-text';
import { getMemorialText } from '@/lib/memorials/queries/memorial-texts';
import { MAX_TEXT_BYTES } from '@/lib/memorials/rules';
import { memorialText } from '@/lib/memorials/schema-texts';
import { storedTextParams, textParams } from '@/lib/memorials/text-params';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: "Returns a memorial's text in another language",
    answer: memorialTextResponse,
    errors: ['not_found'],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  params: storedTextParams,
  run: async ({ request, viewer, params: { id, language } }) => ({
    text: await getMemorialText(await readerForViewer(viewer, request.headers), id, language),
  }),
});

export const PUT = route({
  doc: {
    summary: "Stores a memorial's text in another language",
    answer: savedMemorialTextResponse,
    errors: ['not_found'],
    scope: 'memorials:write',
  },
  access: 'member',
  limit: 'write',
  params: textParams,
  body: memorialText,
  bodyMaxBytes: MAX_TEXT_BYTES,
  run: async ({ viewer, params: { id, language }, body, t }) => {
    await saveText(viewer, id, language, body);
    return {
      message: t('memorials.answers.textSaved'),
      text: await getMemorialText(asReader(viewer), id, language),
    };
  },
});

export const DELETE = route({
  doc: {
    summary: "Deletes a memorial's text in another language",
    answer: messageAnswer,
    errors: ['not_found'],
    scope: 'memorials:write',
  },
  access: 'member',
  limit: 'write',
  params: storedTextParams,
  run: async ({ viewer, params: { id, language }, t }) => {
    await deleteText(viewer, id, language);
    return { message: t('memorials.answers.textDeleted') };
  },
});
