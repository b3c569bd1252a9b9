import { accessAcceptedResponse } from '@/lib/access/api-schema';
import { acceptLink } from '@/lib/access/commands/accept-link';
import { guestCookie, guestSecret } from '@/lib/access/guest-cookie';
import { acceptAccessInput } from '@/lib/access/schema-people';
import { isFormPost, runFormPost } from '@/lib/platform/http/form-post';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

/** Grants this browser access to a memorial through the link that its family sent. The link's page posts a form. */
export const POST = route({
  doc: {
    summary: 'Accepts an access invitation to a memorial',
    answer: accessAcceptedResponse,
    errors: ['not_found', 'gone'],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  body: acceptAccessInput,
  // Only for errors that `runFormPost` rethrows or never sees; it redirects refusals to the link's page.
  acceptsForm: () => paths.home,
  run: async ({ request, body: { token }, language, t }) => {
    const accept = () => acceptLink(token, guestSecret(request.headers));
    if (isFormPost(request))
      return runFormPost(accept, {
        done: ({ memorialId }) => pathIn(language, paths.memorial(memorialId)),
        // The link's page explains what is wrong with it.
        refused: pathIn(language, paths.accessInvitation(encodeURIComponent(token))),
        cookie: ({ secret }) => guestCookie(secret),
      });
    const { memorialId, secret } = await accept();
    return jsonResponse(
      { memorialId, message: t('access.gate.opened') },
      { headers: { 'Set-Cookie': guestCookie(secret) } },
    );
  },
});
