import { z } from 'zod';
import { peopleAnswer } from '@/lib/access/api-schema';
import { decisionInput } from '@/lib/access/schema-people';
import { answerRequest } from '@/lib/memorials/commands/change-access-people';
import { peopleOfMemorial } from '@/lib/memorials/queries/people-of-memorial';
import { route } from '@/lib/platform/http/route';

/** People who are let in get a link by e-mail. Declined ones are not notified. */
export const POST = route({
  doc: {
    summary: 'Answers an access request',
    answer: peopleAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: z.object({ id: z.string(), requestId: z.string() }),
  body: decisionInput,
  run: async ({ viewer, params: { id, requestId }, body: { decision }, say }) => {
    await answerRequest(viewer, id, requestId, decision);
    return {
      message: say(decision === 'grant' ? 'access.people.granted' : 'access.people.declined'),
      ...(await peopleOfMemorial(viewer, id)),
    };
  },
});
