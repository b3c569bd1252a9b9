import { formTokenAnswer } from '@/lib/access/api-schema';
import { askSubject } from '@/lib/access/ask-rules';
import { askToSee } from '@/lib/access/commands/ask-to-see';
import { requestInput } from '@/lib/access/schema-people';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { isFormPost } from '@/lib/platform/http/form-post';
import { newFormToken } from '@/lib/platform/http/form-token';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';
import { leadFromForm, refusalOfForm } from '@/lib/platform/http/typed-fields';
import { idParams } from '@/lib/platform/ids/id-schema';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

/** The token of the form, valid once, from four seconds until a day after it was issued. */
export const GET = route({
  doc: {
    summary: 'Returns a form token for an access request',
    answer: formTokenAnswer,
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  run: async ({ params: { id } }) => ({ token: newFormToken(askSubject(id)) }),
});

/** Asks the family for access. The response is the same whether or not the family knows the address. */
export const POST = route({
  doc: {
    summary: "Requests access from a memorial's family",
    answer: messageAnswer,
    errors: ['invalid'],
    scope: null,
  },
  access: 'anyone',
  limit: 'accessRequest',
  params: idParams,
  body: requestInput,
  keeps: ['name', 'email', 'message'],
  acceptsForm: (error, { id }) => paths.askToSee(String(id), refusalOfForm(error)),
  run: async ({ request, params: { id }, body, language, say }) => {
    await consumeRateLimit('accessRequestsToMemorial', id);
    await askToSee(id, body, language);
    if (isFormPost(request)) {
      const [form, done] = [paths.askToSee(id), paths.askedToSee(id)];
      return leadFromForm(pathIn(language, form), pathIn(language, done));
    }
    return { message: say('access.ask.asked') };
  },
});
