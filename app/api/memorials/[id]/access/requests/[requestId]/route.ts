import { z } from 'zod';
import { accessPeopleResponse } from '@/lib/access/api-schema';
import { accessDecisionInput } from '@/lib/access/schema-people';
import { answerAccessRequest } from '@/lib/memorials/commands/change-access-people';
import { peopleOfMemorial } from '@/lib/memorials/queries/people-of-memorial';
import { route } from '@/lib/platform/http/route';

/** People who are let in get a link by e-mail. Declined ones are not notified. */
export const POST = route({
  doc: {
    summary: 'Answers an access request',
    answer: accessPeopleResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: z.object({ id: z.string(), requestId: z.string() }),
  body: accessDecisionInput,
  run: async ({ viewer, params: { id, requestId }, body: { decision }, t }) => {
    await answerAccessRequest(viewer, id, requestId, decision);
    return {
      message: t(decision === 'grant' ? 'access.people.granted' : 'access.people.declined'),
      ...(await peopleOfMemorial(viewer, id)),
    };
  },
});
