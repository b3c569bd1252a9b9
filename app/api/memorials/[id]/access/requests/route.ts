import { accessFormSubject } from '@/lib/access/access-form-subject';
import { accessFormTokenResponse } from '@/lib/access/api-schema';
import { requestAccess } from '@/lib/access/commands/request-access';
import { letsKnownThrough } from '@/lib/access/lets-known-through';
import { ceilingCaller } from '@/lib/access/queries/ceiling-caller';
import { readerForViewer } from '@/lib/access/reader-from';
import { accessRequestInput } from '@/lib/access/schema-people';
import type { AppError } from '@/lib/platform/errors';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { consumeCeiling } from '@/lib/platform/http/consume-ceiling';
import { formErrorReason, redirectAfterForm, waitOf } from '@/lib/platform/http/form-fields-cookie';
import { isFormPost } from '@/lib/platform/http/form-post';
import { newFormToken } from '@/lib/platform/http/form-token';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

/** The token is valid once, from four seconds to one day after it was issued. */
export const GET = route({
  doc: {
    summary: 'Returns a form token for an access request',
    answer: accessFormTokenResponse,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  run: async ({ params: { id } }) => ({ token: newFormToken(accessFormSubject(id)) }),
});

/** Asks the family for access. The response is the same whether or not the family knows the address. */
export const POST = route({
  doc: {
    summary: "Requests access from a memorial's family",
    answer: messageAnswer,
    errors: ['invalid', 'conflict'],
    scope: null,
  },
  access: 'anyone',
  limit: 'accessRequest',
  letsThrough: letsKnownThrough('accessRequest'),
  params: idParams,
  body: accessRequestInput,
  keeps: ['name', 'email', 'message'],
  acceptsForm: (error, { id }) =>
    paths.accessRequestForm(String(id), refusalReason(error), waitOf(error)),
  run: async ({ request, viewer, params: { id }, body, language, t }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const caller = await ceilingCaller(request, reader, id);
    const use = await consumeCeiling('accessRequestsToMemorial', id, caller);
    await requestAccess(id, body, language, use);
    if (isFormPost(request)) {
      const [form, done] = [paths.accessRequestForm(id), paths.accessRequestSent(id)];
      return redirectAfterForm(pathIn(language, form), pathIn(language, done));
    }
    return { message: t('access.ask.asked') };
  },
});

const refusalReason = (error: AppError) =>
  error.code === 'conflict' ? 'full' : formErrorReason(error);
