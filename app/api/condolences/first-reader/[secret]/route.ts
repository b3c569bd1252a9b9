import { z } from 'zod';
import { readFirstByLink } from '@/lib/condolences/commands/read-first';
import { firstReadingForm } from '@/lib/condolences/schema';
import { AppError } from '@/lib/platform/errors';
import { doneAnswer } from '@/lib/platform/http/answer-schema';
import { readFormPost, redirectToPage } from '@/lib/platform/http/form-post';
import { route } from '@/lib/platform/http/route';
import { pathIn } from '@/lib/platform/language/addresses';
import { messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';

/**
 * Handles the forms on the page of a friend who reads first, which works without scripts. Redirects to that page, which
 * shows the result. The friend can pass on and set aside, and decides nothing else.
 */
export const POST = route({
  doc: {
    summary: 'Passes on or sets aside a condolence, for a friend with a link',
    answer: doneAnswer,
    form: { as: ['application/x-www-form-urlencoded'], fields: firstReadingForm },
    errors: ['not_found', 'forbidden', 'conflict', 'too_large', 'unsupported'],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  params: z.object({ secret: z.string() }),
  acceptsForm: ({ code }, { secret }) => paths.firstReadingAfterError(String(secret), code),
  run: async ({ request, params: { secret }, language }) => {
    const { condolence, revision, act } = firstReadingForm.parse(await readFormPost(request));
    const input = { condolences: [{ _id: condolence, revision }], act };
    const { changed, rewritten } = await readFirstByLink(secret, input);
    if (rewritten > 0) throw new AppError('conflict', messageFor('condolences.refusals.rewritten'));
    const done = changed > 0 ? act : 'judged';
    return redirectToPage(pathIn(language, paths.firstReadingAfter(secret, done)));
  },
});
