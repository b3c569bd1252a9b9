import { z } from 'zod';
import { declineFirstReading } from '@/lib/condolences/commands/decline-first-reading';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { acceptsPage, redirectToPage } from '@/lib/platform/http/form-post';
import { route } from '@/lib/platform/http/route';
import { pathIn } from '@/lib/platform/language/addresses';
import * as paths from '@/lib/platform/paths';

/**
 * Called by the button on the friend's page, and by mail programs when the friend clicks their unsubscribe button (RFC
 * 8058); the body is not read. There is no GET, since mail scanners open links.
 */
export const POST = route({
  doc: {
    summary: 'Ends the reading of a friend who reads condolences first',
    answer: doneAnswer,
    form: {
      as: ['application/x-www-form-urlencoded'],
      fields: z.object({}),
      isOptional: true,
    },
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  params: z.object({ secret: z.string() }),
  run: async ({ request, params: { secret }, language }) => {
    await declineFirstReading(secret);
    return acceptsPage(request)
      ? redirectToPage(pathIn(language, paths.firstReadingAfter(secret, 'declined')))
      : DONE;
  },
});
