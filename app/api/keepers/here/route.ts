import { recordPresence } from '@/lib/keepers/commands/record-presence';
import { linkInput } from '@/lib/keepers/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { isFormPost, runFormPost } from '@/lib/platform/http/form-post';
import { route } from '@/lib/platform/http/route';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

/** The link in the mail is enough; the owner need not log in. */
export const POST = route({
  doc: {
    summary: 'Confirms that an inactive owner is still there',
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  body: linkInput,
  // Only for errors that `runFormPost` rethrows or never sees; it redirects refusals to the link's page.
  acceptsForm: () => paths.home,
  run: async ({ request, body: { token, language = 'en' }, t }) => {
    if (isFormPost(request)) {
      const page = pathIn(language, paths.confirmPresence(token));
      return runFormPost(() => recordPresence(token), { done: () => page, refused: page });
    }
    await recordPresence(token);
    return { message: t('keepers.answers.stillHere') };
  },
});
