import { z } from 'zod';
import { pauseMails } from '@/lib/condolences/commands/pause-mails';
import { pauseAction } from '@/lib/condolences/schema';
import { readPauseToken } from '@/lib/keepers/pause-token';
import { AppError } from '@/lib/platform/errors';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { acceptsPage, readFormPost, redirectToPage } from '@/lib/platform/http/form-post';
import { route } from '@/lib/platform/http/route';
import { pathIn } from '@/lib/platform/language/addresses';
import { messageFor } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import * as paths from '@/lib/platform/paths';

/**
 * Called by mail programs when somebody clicks their unsubscribe button (RFC 8058); any body is accepted, since the
 * token is proof enough. The form on the page that the mail links to can also resume the mails. There is no GET, since
 * mail scanners open links.
 */
export const POST = route({
  doc: {
    summary: 'Pauses or resumes e-mails about condolences',
    answer: doneAnswer,
    form: { as: ['application/x-www-form-urlencoded'], fields: pauseAction, isOptional: true },
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  params: z.object({ token: z.string() }),
  run: async ({ request, params: { token } }) => {
    const mails = readPauseToken(token);
    if (!mails) throw new AppError('not_found', messageFor('condolences.refusals.notFound'));
    const fields = await readFormPost(request).catch(emptyIfInvalid);
    const { act, language } = pauseAction.safeParse(fields).data ?? pauseAction.parse({});
    await pauseMails(mails, act === 'pause');
    if (!acceptsPage(request)) return DONE;
    const done = act === 'pause' ? 'paused' : 'resumed';
    return redirectToPage(pathIn(toOfferedLanguage(language), paths.mailPauseAfter(token, done)));
  },
});

/** For a catch: returns no fields if the body has another type, is too long or is invalid. Rethrows other errors. */
function emptyIfInvalid(error: unknown): Record<string, string> {
  if (error instanceof AppError && ['unsupported', 'too_large', 'invalid'].includes(error.code))
    return {};
  throw error;
}
