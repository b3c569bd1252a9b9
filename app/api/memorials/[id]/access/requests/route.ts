import { askToSee } from '@/lib/access/commands/ask-to-see';
import { requestInput } from '@/lib/access/schema-people';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { isFormPost, leadTo } from '@/lib/platform/http/form-post';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { pathIn } from '@/lib/platform/language/addresses';
import { languageOf } from '@/lib/platform/language/offered';
import * as paths from '@/lib/platform/paths';

/** Asks the family whether one may see its page. The answer is the same whatever they know of the address. */
export const POST = route({
  doc: {
    summary: 'Asks the family of a memorial for access',
    answer: messageAnswer,
    errors: ['conflict'],
    scope: null,
  },
  access: 'anyone',
  limit: 'accessRequest',
  params: idParams,
  body: requestInput,
  acceptsForm: true,
  run: async ({ request, params: { id }, body, language: asked, say }) => {
    await consumeRateLimit('accessRequestsToMemorial', id);
    const { language, ...question } = body;
    const own = language === undefined ? asked : languageOf(language);
    await askToSee(id, question, own);
    if (isFormPost(request)) return leadTo(pathIn(own, paths.askedToSee(id)));
    return { message: say('access.ask.asked') };
  },
});
