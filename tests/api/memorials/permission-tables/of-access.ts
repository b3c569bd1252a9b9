import { addAccessInvitation, addAccessRequest } from '../../../support/guest';
import { bothVisibilities, editors, everybody, everyMember, missingForAll, type Row } from './row';

/** The level of a memorial, invited people, requests for access, and questions to the operator. */
export const ACCESS: Record<string, Row> = {
  'GET /api/memorials/[id]/access': { open: editors(403), hidden: editors(404) },
  'PUT /api/memorials/[id]/access': {
    body: () => ({ visibility: 'unlisted' }),
    open: editors(403),
    hidden: editors(404),
  },
  'GET /api/memorials/[id]/access/invitations': { open: editors(403), hidden: editors(404) },
  'POST /api/memorials/[id]/access/invitations': {
    body: () => ({ people: [{ email: 'cousin@example.org' }] }),
    open: editors(403),
    hidden: editors(404),
  },
  'DELETE /api/memorials/[id]/access/invitations/[invitationId]': {
    make: people,
    open: editors(403),
    hidden: editors(404),
  },
  // The answer does not depend on the address or the level; the form's token is missing here.
  'GET /api/memorials/[id]/access/requests': bothVisibilities(everybody),
  'POST /api/memorials/[id]/access/requests': {
    body: () => ({ name: 'A cousin', email: 'cousin@example.org' }),
    ...bothVisibilities({ ...everyMember(400), visitor: 400, loggedOut: 400 }),
  },
  // Questions go to the operator and get the same answer for any memorial; the form's token is missing here.
  'GET /api/memorials/[id]/cases': bothVisibilities(everybody),
  'POST /api/memorials/[id]/cases': {
    body: () => ({
      claim: 'wrong',
      name: 'A cousin',
      email: 'cousin@example.org',
      relationship: 'Her cousin',
      message: 'She was born in 1941.',
    }),
    ...bothVisibilities({ ...everyMember(400), visitor: 400, loggedOut: 400 }),
  },
  'POST /api/memorials/[id]/access/requests/[requestId]': {
    body: () => ({ decision: 'decline' }),
    make: people,
    open: editors(403),
    hidden: editors(404),
  },
  // This secret belongs to no link.
  'POST /api/access/accept': { body: () => ({ token: 'a' }), ...bothVisibilities(missingForAll) },
  // No memorial of this table has a password, so every attempt gets the same answer.
  'POST /api/memorials/[id]/open': {
    body: () => ({ password: 'a password' }),
    ...bothVisibilities({ ...everyMember(403), visitor: 403, loggedOut: 403 }),
  },
  'DELETE /api/access/guest': bothVisibilities(everybody),
};

/** Invites a person and adds a request for access. */
async function people({ id }: { id: string }) {
  const { id: invitationId } = await addAccessInvitation(id, 'aunt@example.org');
  return { invitationId, requestId: await addAccessRequest(id, 'cousin@example.org') };
}
