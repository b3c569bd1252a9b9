import { hashAccessAddress } from '@/lib/accounts/keyed-hash';
import { keeperSelect } from '@/lib/keepers/keeper-select';
import { rightsAsKeeper } from '@/lib/keepers/policy';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';
import type { MemberReader } from '../reader';

/**
 * The invitations for a person's address, and those that the person sent. Names and addresses in the latter
 * are other people's data, so they are included only while the person keeps the memorial.
 */
export async function* exportAccessInvitations(viewer: Viewer) {
  const rows = iterateRows((after, take) =>
    db().accessInvitation.findMany({
      where: {
        OR: [{ addressHash: hashAccessAddress(viewer.email) }, { invitedById: viewer.userId }],
        id: { gt: after },
      },
      orderBy: { id: 'asc' },
      take,
      select: {
        id: true,
        memorialId: true,
        memorial: { select: { keepers: keeperSelect(viewer) } },
        name: true,
        emailSealed: true,
        invitedById: true,
        createdAt: true,
        sentAt: true,
        expiresAt: true,
        acceptedAt: true,
      },
    }),
  );
  for await (const { memorial, name, emailSealed, invitedById, ...row } of rows) {
    const isOwn = invitedById === viewer.userId;
    yield {
      ...row,
      isSentByYou: isOwn,
      ...(isOwn && rightsAsKeeper(viewer, memorial).edit && { name, email: unseal(emailSealed) }),
    };
  }
}

/**
 * The requests from a person's address. A declined one is shown as waiting, because nobody is told
 * of a refusal. All requests are listed without their text: it is not stored for those that screening
 * withheld, and a missing text would reveal that.
 */
export async function* exportAccessRequests(viewer: Viewer) {
  const rows = iterateRows((after, take) =>
    db().accessRequest.findMany({
      where: { addressHash: hashAccessAddress(viewer.email), id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: {
        id: true,
        memorialId: true,
        language: true,
        state: true,
        createdAt: true,
      },
    }),
  );
  for await (const { state, ...row } of rows)
    yield { ...row, state: state === 'granted' ? 'granted' : 'waiting' };
}

/** Every memorial that the request's browser was let into. */
export const exportGrants = ({ guestId }: MemberReader) =>
  iterateRows(async (after, take) => {
    if (!guestId) return [];
    const rows = await db().accessGrant.findMany({
      where: { guestId, memorialId: { gt: after } },
      orderBy: { memorialId: 'asc' },
      take,
      select: { memorialId: true, via: true, createdAt: true, expiresAt: true },
    });
    return rows.map((row) => ({ id: row.memorialId, ...row }));
  });
