import { accessFormTokenResponse } from '@/lib/access/api-schema';
import { letsKnownThrough } from '@/lib/access/lets-known-through';
import { ceilingCaller } from '@/lib/access/queries/ceiling-caller';
import { readerForViewer } from '@/lib/access/reader-from';
import { askOperator } from '@/lib/cases/commands/ask-operator';
import { questionFormSubject } from '@/lib/cases/rules';
import { questionInput } from '@/lib/cases/schema';
import { questionPage, questionSentPage } from '@/lib/keepers/api-paths';
import { CASE_DAYS } from '@/lib/keepers/rules';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { formErrorReason, redirectAfterForm, waitOf } from '@/lib/platform/http/form-fields-cookie';
import { isFormPost } from '@/lib/platform/http/form-post';
import { newFormToken } from '@/lib/platform/http/form-token';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { pathIn } from '@/lib/platform/language/addresses';

/** The token is valid once, from four seconds to one day after it was issued. */
export const GET = route({
  doc: {
    summary: 'Returns a form token for a question about a memorial',
    answer: accessFormTokenResponse,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  run: async ({ params: { id } }) => ({ token: newFormToken(questionFormSubject(id)) }),
});

/** The response is the same whether or not the memorial exists. */
export const POST = route({
  doc: {
    summary: 'Sends the operator a question about a memorial',
    answer: messageAnswer,
    errors: ['invalid'],
    scope: null,
  },
  access: 'anyone',
  limit: 'question',
  letsThrough: letsKnownThrough('question'),
  params: idParams,
  body: questionInput,
  keeps: ['claim', 'name', 'email', 'relationship', 'message'],
  acceptsForm: (error, { id }) => questionPage(String(id), formErrorReason(error), waitOf(error)),
  run: async ({ request, viewer, params: { id }, body, language, t }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const caller = await ceilingCaller(request, reader, id);
    await askOperator(reader, caller, id, body, language);
    if (isFormPost(request))
      return redirectAfterForm(
        pathIn(language, questionPage(id)),
        pathIn(language, questionSentPage(id)),
      );
    return { message: t('cases.ask.sent', { days: CASE_DAYS }) };
  },
});
