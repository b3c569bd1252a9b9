import { openMemorial } from '@/lib/access/commands/open-memorial';
import { countOpening } from '@/lib/access/count-opening';
import { guestCookie, guestSecret } from '@/lib/access/guest-cookie';
import { newHintMark } from '@/lib/access/hint-mark';
import { openInput } from '@/lib/access/schema';
import type { AppError } from '@/lib/platform/errors';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { isFormPost, leadTo } from '@/lib/platform/http/form-post';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

/**
 * Gives this browser access to a memorial by its family password. A form without JavaScript is redirected to the
 * memorial, or to a page that says what was wrong. JSON is answered with JSON.
 */
export const POST = route({
  doc: {
    summary: 'Opens a memorial with its family password',
    answer: messageAnswer,
    errors: ['forbidden'],
    scope: null,
  },
  access: 'anyone',
  limit: 'open',
  params: idParams,
  body: openInput,
  acceptsForm: (error, { id }) => {
    // Only a counted guess reveals the hint, not a request that was refused earlier.
    const isGuess = error.said?.key === 'access.refusals.wrongPassword';
    const mark = isGuess ? newHintMark(String(id)) : undefined;
    return paths.openMemorial(String(id), reasonOf(error), mark);
  },
  run: async ({ request, params: { id }, body: { password }, language, say }) => {
    const takeBack = await countOpening(request, id);
    const secret = await openMemorial(id, password, guestSecret(request.headers));
    await takeBack();
    const answer = isFormPost(request)
      ? leadTo(pathIn(language, paths.memorial(id)))
      : jsonResponse({ message: say('access.gate.opened') });
    answer.headers.set('Set-Cookie', guestCookie(secret));
    return answer;
  },
});

/** Returns the reason to show at the gate; undefined for failures that have their own error page. */
function reasonOf({ code, said }: AppError): 'wrong' | 'often' | 'today' | undefined {
  if (code === 'forbidden' || code === 'invalid' || code === 'too_large') return 'wrong';
  if (code !== 'too_many') return undefined;
  return said?.key === 'http.limits.passwordsFromAll' ? 'today' : 'often';
}
