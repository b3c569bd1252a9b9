import type { Tx } from '@/lib/platform/db/client';

/**
 * The keeper to ask next whether they want to own a memorial without an owner: first the one whom
 * the last owner named, then the longest-standing. Null if there is an owner or an open handover,
 * or if everybody was asked. The caller holds the lock of the memorial.
 */
export async function nextOwnerCandidate(tx: Tx, memorialId: string) {
  const memorial = await tx.memorial.findUnique({
    where: { id: memorialId },
    select: {
      fullName: true,
      keepers: {
        where: { role: { not: 'contributor' }, leavesAt: null },
        orderBy: [
          { succession: { sort: 'desc', nulls: 'last' } }, // `accepted` sorts before `asked`
          { createdAt: 'asc' },
          { userId: 'asc' },
        ],
        select: {
          role: true,
          user: {
            select: { id: true, email: true, firstName: true, lastName: true, language: true },
          },
        },
      },
      handovers: {
        where: { OR: [{ state: 'announced' }, { kind: 'no_owner' }] },
        select: { state: true, toUserId: true },
      },
    },
  });
  if (!memorial) return null; // just deleted
  const { keepers, handovers, fullName } = memorial;
  if (keepers.some(({ role }) => role === 'owner')) return null;
  if (handovers.some(({ state }) => state === 'announced')) return null;
  const alreadyAsked = handovers.map(({ toUserId }) => toUserId);
  const formerOwnerIds = await formerOwners(tx, memorialId);
  const next = keepers.find(
    ({ user }) => !alreadyAsked.includes(user.id) && !formerOwnerIds.includes(user.id),
  );
  return next ? { fullName, user: next.user } : null;
}

/** Former owners whose death was reported and who did not contradict. */
async function formerOwners(tx: Tx, memorialId: string): Promise<string[]> {
  const rows = await tx.handover.findMany({
    where: { memorialId, kind: 'death', state: 'done' },
    select: { fromUserId: true },
  });
  return rows.flatMap(({ fromUserId }) => (fromUserId ? [fromUserId] : []));
}
