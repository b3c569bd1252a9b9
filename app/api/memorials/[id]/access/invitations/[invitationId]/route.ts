import { z } from 'zod';
import { accessPeopleResponse } from '@/lib/access/api-schema';
import { removeFromAccessList } from '@/lib/memorials/commands/change-access-people';
import { peopleOfMemorial } from '@/lib/memorials/queries/people-of-memorial';
import { route } from '@/lib/platform/http/route';

/** The person loses access at once, in all browsers. */
export const DELETE = route({
  doc: {
    summary: 'Revokes an access invitation to a memorial',
    answer: accessPeopleResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: z.object({ id: z.string(), invitationId: z.string() }),
  run: async ({ viewer, params: { id, invitationId }, t }) => {
    await removeFromAccessList(viewer, id, invitationId);
    return { message: t('access.people.removed'), ...(await peopleOfMemorial(viewer, id)) };
  },
});
