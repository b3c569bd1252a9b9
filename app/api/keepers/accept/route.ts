import { invitationAcceptedResponse } from '@/lib/keepers/api-schema';
import { acceptInvitation } from '@/lib/keepers/commands/answer-invitation';
import { linkInput } from '@/lib/keepers/schema';
import { isFormPost, runFormPost } from '@/lib/platform/http/form-post';
import { route } from '@/lib/platform/http/route';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

export const POST = route({
  doc: {
    summary: 'Accepts an invitation to look after a memorial',
    answer: invitationAcceptedResponse,
    errors: ['not_found', 'gone'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  body: linkInput,
  // Only for errors that `runFormPost` rethrows or never sees. The link's page asks visitors to log in first.
  acceptsForm: ({ code }) => (code === 'unauthenticated' ? paths.login : paths.home),
  run: async ({ request, viewer, body: { token, language = 'en' }, t }) => {
    if (isFormPost(request))
      return runFormPost(() => acceptInvitation(viewer, token), {
        done: (memorialId) => pathIn(language, paths.memorial(memorialId)),
        refused: pathIn(language, paths.invitation(token)),
      });
    const memorialId = await acceptInvitation(viewer, token);
    return { memorialId, message: t('keepers.answers.accepted') };
  },
});
