import { setGuestBookRule } from '@/lib/condolences/commands/set-guest-book-rule';
import { guestBookSettings } from '@/lib/condolences/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Sets whether condolences are reviewed first, published at once or not accepted. */
export const PUT = route({
  doc: {
    summary: 'Sets how a memorial receives condolences',
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: 'condolences:decide',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: guestBookSettings,
  run: async ({ viewer, params, body }) => {
    await setGuestBookRule(viewer, params.id, body.rule);
    return DONE;
  },
});
