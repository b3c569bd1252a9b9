import { sayStillHere } from '@/lib/keepers/commands/say-still-here';
import { linkAnswer } from '@/lib/keepers/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { doForForm, isFormPost } from '@/lib/platform/http/form-post';
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
  body: linkAnswer,
  // The form is on the link's page.
  acceptsForm: () => paths.home,
  run: async ({ request, body: { token, language = 'en' }, say }) => {
    if (isFormPost(request)) {
      const page = pathIn(language, paths.stillHere(token));
      return doForForm(() => sayStillHere(token), { done: () => page, refused: page });
    }
    await sayStillHere(token);
    return { message: say('keepers.answers.stillHere') };
  },
});
