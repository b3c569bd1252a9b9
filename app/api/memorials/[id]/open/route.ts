import { openMemorial } from '@/lib/access/commands/open-memorial';
import { countOpening } from '@/lib/access/count-opening';
import { guestCookie, guestSecret } from '@/lib/access/guest-cookie';
import { openInput } from '@/lib/access/schema';
import { AppError } from '@/lib/platform/errors';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { isFormPost, leadTo } from '@/lib/platform/http/form-post';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { pathIn } from '@/lib/platform/language/addresses';
import { languageOf } from '@/lib/platform/language/offered';
import * as paths from '@/lib/platform/paths';

/**
 * Lets this browser into a memorial by its family password. The page sends a form, without a script, and is led on: to
 * the memorial, or to the page that says what was wrong. JSON is answered with JSON.
 */
export const POST = route({
  doc: {
    summary: 'Opens a memorial by its family password',
    answer: messageAnswer,
    errors: ['forbidden'],
    scope: null,
  },
  access: 'anyone',
  limit: 'open',
  params: idParams,
  body: openInput,
  acceptsForm: true,
  run: async ({ request, params: { id }, body: { password, language = '' }, say }) => {
    const open = async () => {
      const takeBack = await countOpening(request, id);
      const secret = await openMemorial(id, password, guestSecret(request.headers));
      await takeBack();
      return guestCookie(secret);
    };
    if (!isFormPost(request)) {
      const headers = { 'Set-Cookie': await open() };
      return jsonResponse({ message: say('access.gate.opened') }, { headers });
    }
    const pathTo = (path: string) => pathIn(languageOf(language), path);
    try {
      const cookie = await open();
      const answer = leadTo(pathTo(paths.memorial(id)));
      answer.headers.set('Set-Cookie', cookie);
      return answer;
    } catch (error) {
      return leadTo(pathTo(paths.openMemorial(id, reasonOf(error))));
    }
  },
});

/** Throws what is no refusal. */
function reasonOf(error: unknown): 'wrong' | 'often' | 'today' {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'forbidden') return 'wrong';
  if (error.code !== 'too_many') throw error;
  return error.said?.key === 'http.limits.passwordsFromAll' ? 'today' : 'often';
}
