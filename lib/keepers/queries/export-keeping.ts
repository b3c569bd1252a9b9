import type { Viewer } from '@/lib/platform/auth/viewer';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { iterateRows } from '@/lib/platform/iterate-rows';
import { hashKeeperAddress } from '../hash-keeper-address';
import { keeperSelect } from '../keeper-select';
import { RIGHT_TO_MANAGE, rightsAsKeeper } from '../policy';
import { activeKeeperWhere } from '../rules';

/** Every role of a person, with `succession`. */
export const exportRoles = (userId: string, now = new Date()) =>
  iterateRows(async (after, take) => {
    const rows = await db().keeper.findMany({
      where: { userId, memorialId: { gt: after }, ...activeKeeperWhere(now) },
      orderBy: { memorialId: 'asc' },
      take,
      select: {
        memorialId: true,
        role: true,
        mayReadPrivate: true,
        succession: true,
        roleSince: true,
        leavesAt: true,
        createdAt: true,
      },
    });
    return rows.map((row) => ({ id: row.memorialId, ...row }));
  });

/**
 * Every invitation to the person's address, and those they sent. Names and addresses of the latter
 * are other people's data, so they are included only while the person may invite there.
 */
export async function* exportInvitations(viewer: Viewer) {
  const rows = iterateRows((after, take) =>
    db().keeperInvitation.findMany({
      where: {
        OR: [{ addressHash: hashKeeperAddress(viewer.email) }, { invitedById: viewer.userId }],
        id: { gt: after },
      },
      orderBy: { id: 'asc' },
      take,
      select: {
        id: true,
        memorialId: true,
        memorial: { select: { keepers: keeperSelect(viewer) } },
        role: true,
        name: true,
        emailSealed: true,
        state: true,
        invitedById: true,
        sentAt: true,
        expiresAt: true,
        endedAt: true,
      },
    }),
  );
  for await (const { memorial, name, emailSealed, invitedById, ...row } of rows) {
    const isOwn = invitedById === viewer.userId;
    const mayInvite =
      row.role !== 'owner' && rightsAsKeeper(viewer, memorial)[RIGHT_TO_MANAGE[row.role]];
    yield {
      ...row,
      isSentByYou: isOwn,
      ...(isOwn && mayInvite && { name, email: emailSealed && unseal(emailSealed) }),
    };
  }
}

/** Every handover that the person is part of. */
export async function* exportHandovers(userId: string) {
  const rows = iterateRows((after, take) =>
    db().handover.findMany({
      where: {
        OR: [{ fromUserId: userId }, { toUserId: userId }, { openedById: userId }],
        id: { gt: after },
      },
      orderBy: { id: 'asc' },
      take,
    }),
  );
  for await (const { fromUserId, toUserId, openedById, ...row } of rows)
    yield {
      ...row,
      isFromYou: fromUserId === userId,
      isToYou: toUserId === userId,
      isOpenedByYou: openedById === userId,
    };
}

/** Every event that the person caused. */
export const exportEvents = (userId: string) =>
  iterateRows(async (after, take) => {
    const rows = await db().memorialEvent.findMany({
      where: { actorId: userId, id: { gt: BigInt(after || 0) } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, memorialId: true, action: true, detail: true, createdAt: true },
    });
    return rows.map((row) => ({ ...row, id: String(row.id) }));
  });
