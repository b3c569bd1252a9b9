import { formTokenAnswer } from '@/lib/access/api-schema';
import { readerOf } from '@/lib/access/reader-from';
import { askOperator } from '@/lib/cases/commands/ask-operator';
import { questionSubject } from '@/lib/cases/rules';
import { questionInput } from '@/lib/cases/schema';
import { question, questionSent } from '@/lib/keepers/api-paths';
import { CASE_DAYS } from '@/lib/keepers/rules';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { isFormPost } from '@/lib/platform/http/form-post';
import { newFormToken } from '@/lib/platform/http/form-token';
import { route } from '@/lib/platform/http/route';
import { leadFromForm, refusalOfForm } from '@/lib/platform/http/typed-fields';
import { idParams } from '@/lib/platform/ids/id-schema';
import { pathIn } from '@/lib/platform/language/addresses';

/** The token of the form, valid once, from four seconds until a day after it was issued. */
export const GET = route({
  doc: {
    summary: 'Returns a form token for a question about a memorial',
    answer: formTokenAnswer,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  run: async ({ params: { id } }) => ({ token: newFormToken(questionSubject(id)) }),
});

/** Asks the operator about a memorial. The response is the same whether or not the memorial exists. */
export const POST = route({
  doc: {
    summary: 'Sends the operator a question about a memorial',
    answer: messageAnswer,
    errors: ['invalid'],
    scope: null,
  },
  access: 'anyone',
  limit: 'question',
  params: idParams,
  body: questionInput,
  keeps: ['claim', 'name', 'email', 'relationship', 'message'],
  acceptsForm: (error, { id }) => question(String(id), refusalOfForm(error)),
  run: async ({ request, viewer, params: { id }, body, language, say }) => {
    await askOperator(await readerOf(viewer, request.headers), id, body, language);
    if (isFormPost(request))
      return leadFromForm(pathIn(language, question(id)), pathIn(language, questionSent(id)));
    return { message: say('cases.ask.sent', { days: CASE_DAYS }) };
  },
});
