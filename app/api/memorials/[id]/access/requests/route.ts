import { accessFormSubject } from '@/lib/access/access-form-subject';
import { accessFormTokenResponse } from '@/lib/access/api-schema';
import { requestAccess } from '@/lib/access/commands/request-access';
import { accessRequestInput } from '@/lib/access/schema-people';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { formErrorReason, redirectAfterForm } from '@/lib/platform/http/form-fields-cookie';
import { isFormPost } from '@/lib/platform/http/form-post';
import { newFormToken } from '@/lib/platform/http/form-token';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
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
    errors: ['invalid'],
    scope: null,
  },
  access: 'anyone',
  limit: 'accessRequest',
  params: idParams,
  body: accessRequestInput,
  keeps: ['name', 'email', 'message'],
  acceptsForm: (error, { id }) => paths.accessRequestForm(String(id), formErrorReason(error)),
  run: async ({ request, params: { id }, body, language, t }) => {
    await consumeRateLimit('accessRequestsToMemorial', id);
    await requestAccess(id, body, language);
    if (isFormPost(request)) {
      const [form, done] = [paths.accessRequestForm(id), paths.accessRequestSent(id)];
      return redirectAfterForm(pathIn(language, form), pathIn(language, done));
    }
    return { message: t('access.ask.asked') };
  },
});
