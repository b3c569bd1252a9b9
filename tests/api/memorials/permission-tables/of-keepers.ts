import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newSecretLink } from '@/lib/platform/http/secret-link';
import { newId } from '@/lib/platform/ids/public-id';
import {
  bothVisibilities,
  editors,
  everybody,
  everyMember,
  owners,
  type Row,
  rolesOnly,
} from './row';

/** The people who look after a memorial, and invitations. `[userId]` is the actor `keeper`. */
export const KEEPERS: Record<string, Row> = {
  'GET /api/memorials/[id]/keepers': { open: rolesOnly(403), hidden: rolesOnly(404) },
  'PUT /api/memorials/[id]/keepers/[userId]': {
    body: () => ({ mayReadPrivate: true }),
    open: owners(403),
    hidden: owners(404),
  },
  // The actor `keeper` may remove themselves.
  'DELETE /api/memorials/[id]/keepers/[userId]': {
    open: { ...owners(403), keeper: 200 },
    hidden: { ...owners(404), keeper: 200 },
  },
  'POST /api/memorials/[id]/invitations': {
    body: someone,
    open: editors(403),
    hidden: editors(404),
  },
  'DELETE /api/memorials/[id]/invitations/[invitationId]': {
    make: inviteMember,
    open: editors(403),
    hidden: editors(404),
  },
  'GET /api/memorials/[id]/events': { open: rolesOnly(403), hidden: rolesOnly(404) },
  // The secret belongs to an invitation of the actor `member`.
  'POST /api/keepers/accept': {
    make: inviteMember,
    body: ({ secret }) => ({ token: secret }),
    ...bothVisibilities({ ...everyMember(403), member: 200 }),
  },
  'POST /api/keepers/decline': {
    make: inviteMember,
    body: ({ secret }) => ({ token: secret }),
    ...bothVisibilities(everybody),
  },
};

/** Returns a new address each time, because of the limit of three mails a day. */
function someone() {
  return { name: 'Somebody', email: `${newId()}@example.org`.toLowerCase(), role: 'contributor' };
}

async function inviteMember(of: { id: string; ownerId: string; memberEmail: string }) {
  const { secret, hash } = newSecretLink();
  const { id: invitationId } = await db().keeperInvitation.create({
    data: {
      id: newId(),
      memorialId: of.id,
      role: 'contributor',
      name: 'Mia',
      emailSealed: seal(of.memberEmail),
      addressHash: newId(),
      tokenHash: hash,
      invitedById: of.ownerId,
      expiresAt: new Date(Date.now() + DAY_MS),
    },
    select: { id: true },
  });
  return { invitationId, secret };
}
