import { letsKnownThrough } from '@/lib/access/lets-known-through';
import { ceilingCaller } from '@/lib/access/queries/ceiling-caller';
import { readerForViewer } from '@/lib/access/reader-from';
import { condolencesResponse, submittedCondolenceResponse } from '@/lib/condolences/api-schema';
import { submitCondolence } from '@/lib/condolences/commands/submit-condolence';
import { guestBookOf, requireOpenGuestBook } from '@/lib/condolences/queries/guest-book-of';
import { publishedCondolences } from '@/lib/condolences/queries/published-condolences';
import { readCondolenceForm } from '@/lib/condolences/read-condolence-form';
import { condolenceFormWithPicture, condolencesQuery } from '@/lib/condolences/schema';
import { toApiCondolence } from '@/lib/condolences/shown-picture';
import { absoluteUrl } from '@/lib/platform/absolute-url';
import type { AppError } from '@/lib/platform/errors';
import { redirectAfterForm, waitOf } from '@/lib/platform/http/form-fields-cookie';
import { isFormPost } from '@/lib/platform/http/form-post';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { pathIn } from '@/lib/platform/language/addresses';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import * as paths from '@/lib/platform/paths';

/** The published condolences that the caller may see, ten per page, newest first. */
export const GET = route({
  doc: {
    summary: 'Lists the published condolences of a memorial',
    answer: condolencesResponse,
    errors: ['not_found'],
    scope: 'condolences:read',
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  query: condolencesQuery,
  run: async ({ request, viewer, params: { id }, query: { page } }) => {
    const reader = await readerForViewer(viewer, request.headers);
    await guestBookOf(reader, id);
    const { condolences, ...counts } = await publishedCondolences(reader, id, page);
    return { condolences: condolences.map(toApiCondolence), ...counts };
  },
});

/**
 * Accepts multipart and plain forms. A plain form is redirected to the author's own page, or back to the form after an
 * error. The response does not reveal whether a condolence is held or refused.
 */
export const POST = route({
  doc: {
    summary: 'Leaves a condolence on a memorial',
    status: 201,
    answer: submittedCondolenceResponse,
    form: {
      as: ['multipart/form-data', 'application/x-www-form-urlencoded'],
      fields: condolenceFormWithPicture,
    },
    errors: ['invalid', 'not_found', 'conflict', 'gone', 'too_large', 'unsupported'],
    scope: null,
  },
  access: 'anyone',
  limit: 'condolence',
  letsThrough: letsKnownThrough('condolence'),
  params: idParams,
  acceptsForm: (error, { id }) =>
    paths.condolenceFormAfter(String(id), problemOf(error), waitOf(error)),
  run: async ({ request, viewer, params: { id }, language: requestLanguage }) => {
    const isForm = isFormPost(request);
    let discard = async () => {};
    try {
      const reader = await readerForViewer(viewer, request.headers);
      await requireOpenGuestBook(reader, id); // before a large body is read
      const sentForm = await readCondolenceForm(request);
      discard = sentForm.discard;
      const { form, picture } = sentForm;
      const language = form.language ? toOfferedLanguage(form.language) : requestLanguage;
      const submission = { memorialId: id, form, picture, language, canSendAgain: !isForm };
      const caller = await ceilingCaller(request, reader, id);
      const { id: _id, state, secret } = await submitCondolence(reader, caller, submission);
      if (isForm) {
        const done = pathIn(language, paths.condolenceAfter(secret, 'sent'));
        return redirectAfterForm(pathIn(language, paths.condolenceForm(id)), done);
      }
      const statusUrl = absoluteUrl(pathIn(language, paths.condolence(secret)));
      return jsonResponse({ _id, state, statusUrl }, { status: 201 });
    } finally {
      await discard();
    }
  },
});

/** The error's code; if only the picture is one too many, the form says that the words can be sent without it. */
const problemOf = ({ code, userMessage }: AppError) =>
  userMessage?.key === 'http.limits.pictures' ? 'too_many_pictures' : code;
