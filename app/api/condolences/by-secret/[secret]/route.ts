import { z } from 'zod';
import { readerForViewer } from '@/lib/access/reader-from';
import { authorCondolenceResponse } from '@/lib/condolences/api-schema';
import { changeCondolence, withdrawCondolence } from '@/lib/condolences/commands/change-condolence';
import { condolenceBySecret } from '@/lib/condolences/queries/by-secret';
import { condolenceAction, condolenceWords } from '@/lib/condolences/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import {
  redirectAfterForm,
  rememberFormFields,
  waitOf,
} from '@/lib/platform/http/form-fields-cookie';
import { readFormPost } from '@/lib/platform/http/form-post';
import { route } from '@/lib/platform/http/route';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

const params = z.object({ secret: z.string() });

/** Only the condolence's author has the secret. */
export const GET = route({
  doc: {
    summary: 'Returns a condolence to its author',
    answer: authorCondolenceResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params,
  run: async ({ request, viewer, params: { secret } }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const { id, ...rest } = await condolenceBySecret(reader, secret);
    return { _id: id, ...rest };
  },
});

export const PATCH = route({
  doc: {
    summary: 'Updates a condolence, which the family then reviews again',
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'anyone',
  limit: 'condolenceChange',
  params,
  body: condolenceWords,
  run: async ({ request, viewer, params: { secret }, body }) => {
    await changeCondolence(await readerForViewer(viewer, request.headers), secret, body);
    return DONE;
  },
});

/**
 * Handles the form that browsers without JavaScript submit. Redirects to the author's page, which shows the result.
 */
export const POST = route({
  doc: {
    summary: 'Updates or withdraws a condolence from an HTML form',
    answer: doneAnswer,
    form: { as: ['application/x-www-form-urlencoded'], fields: condolenceAction },
    errors: ['not_found', 'too_large', 'unsupported'],
    scope: null,
  },
  access: 'anyone',
  limit: 'condolenceChange',
  params,
  acceptsForm: (error, { secret }) =>
    paths.condolenceAfterError(String(secret), error.code, waitOf(error)),
  run: async ({ request, viewer, params: { secret }, language }) => {
    const reader = await readerForViewer(viewer, request.headers);
    await condolenceBySecret(reader, secret);
    const fields = await readFormPost(request);
    const { message, authorName } = fields;
    if (message !== undefined && authorName !== undefined)
      rememberFormFields(request, { message, authorName });
    const action = condolenceAction.parse(fields);
    if (action.act === 'change') {
      const { message, authorName, deletePicture } = action;
      await changeCondolence(reader, secret, {
        message,
        authorName,
        deletePicture: deletePicture === 'yes',
      });
    } else await withdrawCondolence(secret);
    const [form, done] = [paths.condolence(secret), paths.condolenceAfter(secret, 'changed')];
    return redirectAfterForm(pathIn(language, form), pathIn(language, done));
  },
});

export const DELETE = route({
  doc: {
    summary: 'Withdraws a condolence and deletes its text',
    answer: doneAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  params,
  run: async ({ params: { secret } }) => {
    await withdrawCondolence(secret);
    return DONE;
  },
});
