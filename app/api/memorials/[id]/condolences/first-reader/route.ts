import { removeFirstReader, setFirstReader } from '@/lib/condolences/commands/set-first-reader';
import { firstReaderInput } from '@/lib/condolences/schema';
import { requireChangeableEarly } from '@/lib/memorials/queries/editable-memorial';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { consumeMailLimit } from '@/lib/platform/http/mail-budget';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Sets who reads new condolences before the other keepers: one of them, or a friend, who is mailed a link. */
export const PUT = route({
  doc: {
    summary: 'Chooses who reads condolences of a memorial first',
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: firstReaderInput,
  run: async ({ viewer, params: { id }, body }) => {
    const isFriend = body.kind === 'friend';
    if (isFriend || body.userId !== viewer.userId) {
      // Checked first, so that only permitted mails count towards the limits.
      await requireChangeableEarly(viewer, id, 'invite');
      await consumeRateLimit('invitations', viewer.userId);
      if (isFriend) await consumeMailLimit(body.email, id);
    }
    await setFirstReader(viewer, id, body);
    return DONE;
  },
});

/** Lets all keepers read new condolences at once. The link of a friend stops working. Idempotent. */
export const DELETE = route({
  doc: {
    summary: 'Lets all keepers of a memorial read condolences at once',
    answer: doneAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params }) => {
    await removeFirstReader(viewer, params.id);
    return DONE;
  },
});
