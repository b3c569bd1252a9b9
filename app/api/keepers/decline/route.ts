import { declineInvitation } from '@/lib/keepers/commands/answer-invitation';
import { linkInput } from '@/lib/keepers/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { isFormPost, runFormPost } from '@/lib/platform/http/form-post';
import { route } from '@/lib/platform/http/route';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

/** Declining needs only the link, no account. */
export const POST = route({
  doc: {
    summary: 'Declines an invitation to look after a memorial',
    answer: messageAnswer,
    errors: ['not_found', 'gone'],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  body: linkInput,
  // Only for errors that `runFormPost` rethrows or never sees; it redirects refusals to the link's page.
  acceptsForm: () => paths.home,
  run: async ({ request, body: { token, language = 'en' }, t }) => {
    if (isFormPost(request)) {
      const page = pathIn(language, paths.invitation(token));
      return runFormPost(() => declineInvitation(token), { done: () => page, refused: page });
    }
    await declineInvitation(token);
    return { message: t('keepers.answers.declined') };
  },
});
