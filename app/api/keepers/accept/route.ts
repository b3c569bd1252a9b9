import { acceptedAnswer } from '@/lib/keepers/api-schema';
import { acceptInvitation } from '@/lib/keepers/commands/answer-invitation';
import { linkAnswer } from '@/lib/keepers/schema';
import { doForForm, isFormPost } from '@/lib/platform/http/form-post';
import { route } from '@/lib/platform/http/route';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

export const POST = route({
  doc: {
    summary: 'Accepts an invitation to look after a memorial',
    answer: acceptedAnswer,
    errors: ['not_found', 'gone'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  body: linkAnswer,
  // The form is on the link's page, which already asks visitors to log in.
  acceptsForm: ({ code }) => (code === 'unauthenticated' ? paths.login : paths.home),
  run: async ({ request, viewer, body: { token, language = 'en' }, say }) => {
    if (isFormPost(request))
      return doForForm(() => acceptInvitation(viewer, token), {
        done: (memorialId) => pathIn(language, paths.memorial(memorialId)),
        refused: pathIn(language, paths.invitation(token)),
      });
    const memorialId = await acceptInvitation(viewer, token);
    return { memorialId, message: say('keepers.answers.accepted') };
  },
});
