import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { MAX_INVITED } from '../rules';

/**
 * The people on the family's list, and those who ask to be let in. The caller has checked that the
 * viewer may see both.
 */
export async function accessPeople(memorialId: string) {
  const [requests, invitations] = await Promise.all([
    db().accessRequest.findMany({
      where: { memorialId, state: 'waiting' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, message: true, isWithheld: true, createdAt: true }, // the family sees no address before it decides
    }),
    db().accessInvitation.findMany({
      where: { memorialId },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: MAX_INVITED,
      select: {
        id: true,
        name: true,
        emailSealed: true,
        sentAt: true,
        acceptedAt: true,
        invitedBy: { select: { firstName: true, lastName: true } },
        grants: { select: { guest: { select: { lastSeenAt: true } } } },
      },
    }),
  ]);
  return {
    requests: requests.map(({ createdAt, ...request }) => ({
      ...request,
      createdAt: createdAt.toISOString(),
    })),
    invitations: invitations.map(
      ({ emailSealed, sentAt, acceptedAt, invitedBy, grants, ...person }) => ({
        ...person,
        email: unseal(emailSealed),
        sentAt: sentAt.toISOString(),
        acceptedAt: acceptedAt?.toISOString() ?? null,
        /** When one of the person's browsers last visited; visits with an account are not recorded. */
        lastSeenAt: latest(grants.map(({ guest }) => guest.lastSeenAt)),
        letInBy: invitedBy && `${invitedBy.firstName} ${invitedBy.lastName}`.trim(),
      }),
    ),
  };
}

const latest = (moments: Date[]): string | null =>
  moments.length === 0
    ? null
    : new Date(Math.max(...moments.map((each) => each.getTime()))).toISOString();
