import { accessPeopleResponse } from '@/lib/access/api-schema';
import { accessInvitationsInput } from '@/lib/access/schema-people';
import { inviteToSee } from '@/lib/memorials/commands/change-access-people';
import { requireChangeableEarly } from '@/lib/memorials/queries/editable-memorial';
import { peopleOfMemorial } from '@/lib/memorials/queries/people-of-memorial';
import { consumeMailLimit, requireMailsLeft } from '@/lib/platform/http/mail-budget';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Lists the people whom the family has invited, and the open requests. */
export const GET = route({
  doc: {
    summary: "Lists a memorial's access invitations and requests",
    answer: accessPeopleResponse.omit({ message: true }),
    errors: ['forbidden', 'not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  params: idParams,
  run: async ({ viewer, params: { id } }) => {
    return peopleOfMemorial(viewer, id);
  },
});

/** E-mails each person a link. People already on the list get a new one. */
export const POST = route({
  doc: {
    summary: 'Invites people to see a memorial',
    answer: accessPeopleResponse,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: accessInvitationsInput,
  run: async ({ viewer, params: { id }, body: { people }, t }) => {
    await requireChangeableEarly(viewer, id, 'invite');
    // All addresses are checked before any is counted, so that one at its limit does not use up the others' limits.
    await requireMailsLeft(
      people.map(({ email }) => email),
      id,
    );
    for (const _ of people) await consumeRateLimit('accessInvitations', viewer.userId);
    for (const { email } of people) await consumeMailLimit(email, id);
    await inviteToSee(viewer, id, people);
    return { message: t('access.people.invited'), ...(await peopleOfMemorial(viewer, id)) };
  },
});
