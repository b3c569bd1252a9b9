import { unlockMemorial } from '@/lib/access/commands/unlock-memorial';
import { countPasswordTry } from '@/lib/access/count-password-try';
import { guestCookie, guestSecret } from '@/lib/access/guest-cookie';
import { newHintMark } from '@/lib/access/hint-mark';
import { letsKnownThrough } from '@/lib/access/lets-known-through';
import { ceilingCaller } from '@/lib/access/queries/ceiling-caller';
import { readerForViewer } from '@/lib/access/reader-from';
import { openMemorialInput } from '@/lib/access/schema';
import type { AppError } from '@/lib/platform/errors';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { waitOf } from '@/lib/platform/http/form-fields-cookie';
import { isFormPost, redirectToPage } from '@/lib/platform/http/form-post';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

/**
 * Grants this browser access to a memorial in return for its family password. A form sent without JavaScript is
 * redirected to the memorial, or to a page that says what went wrong. JSON is answered with JSON.
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
  letsThrough: letsKnownThrough('open'),
  params: idParams,
  body: openMemorialInput,
  acceptsForm: (error, { id }) => {
    // Only a counted guess reveals the hint, not a request that was refused earlier.
    const isGuess = error.userMessage?.key === 'access.refusals.wrongPassword';
    const hintMark = isGuess ? newHintMark(String(id)) : undefined;
    return paths.memorialGate(String(id), refusalReason(error), hintMark, waitOf(error));
  },
  run: async ({ request, viewer, params: { id }, body: { password }, language, t }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const undoCount = await countPasswordTry(request, id, await ceilingCaller(request, reader, id));
    const secret = await unlockMemorial(id, password, guestSecret(request.headers));
    await undoCount();
    const answer = isFormPost(request)
      ? redirectToPage(pathIn(language, paths.memorial(id)))
      : jsonResponse({ message: t('access.gate.opened') });
    answer.headers.set('Set-Cookie', guestCookie(secret));
    return answer;
  },
});

/** Returns the reason to show at the gate; undefined for failures that have their own error page. */
function refusalReason({ code }: AppError): 'wrong' | 'often' | undefined {
  if (code === 'forbidden' || code === 'invalid' || code === 'too_large') return 'wrong';
  return code === 'too_many' ? 'often' : undefined;
}
