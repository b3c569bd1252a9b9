import { setNotices } from '@/lib/condolences/commands/set-notices';
import { noticesInput } from '@/lib/condolences/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Sets whether the caller gets mails about waiting condolences, and the caller's time zone. */
export const PUT = route({
  doc: {
    summary: 'Sets whether the caller gets e-mails about condolences',
    answer: doneAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: noticesInput,
  run: async ({ viewer, params, body }) => {
    await setNotices(viewer, params.id, body);
    return DONE;
  },
});
