import type { Tx } from '@/lib/platform/db/client';
import type { HandoverKind } from '@/lib/platform/db/generated/enums';
import { handoverStep, isOffer } from '../handover-rules';

/** The announced handover of a memorial. */
export type OpenHandover = {
  id: string;
  memorialId: string;
  fullName: string;
  kind: HandoverKind;
  /** The owner at the time of the announcement; null for a memorial without one. */
  fromUserId: string | null;
  /** Who started it, for example the keeper who reported a death. */
  openedById: string | null;
  /** Null if nobody was named; then the memorial will have no owner. */
  successor: { id: string; firstName: string; lastName: string } | null;
  announcedAt: Date;
  dueAt: Date;
  /** What to do now (`handoverStep`). */
  step: 'do' | 'cancel' | 'wait';
};

/**
 * The announced handover of a memorial; null if there is none. Take the memorial's lock before
 * acting on it.
 */
export async function findOpenHandover(
  tx: Tx,
  memorialId: string,
  now: Date,
): Promise<OpenHandover | null> {
  const row = await tx.handover.findFirst({
    where: { memorialId, state: 'announced' },
    select: {
      id: true,
      kind: true,
      fromUserId: true,
      openedById: true,
      toUserId: true,
      announcedAt: true,
      dueAt: true,
      memorial: { select: { fullName: true } },
      to: { select: { id: true, firstName: true, lastName: true } },
    },
  });
  if (!row) return null;
  const { memorial, to: successor, toUserId, ...handover } = row;
  const owner = await tx.keeper.findFirst({
    where: { memorialId, role: 'owner' },
    select: { userId: true, user: { select: { lastSeenAt: true } } },
  });
  const isSameOwner = owner !== null && owner.userId === handover.fromUserId;
  const ownerSeenAt = isSameOwner ? owner.user.lastSeenAt : null;
  const isReady =
    toUserId === null || (await canBecomeOwner(tx, memorialId, toUserId, handover.kind));
  const step = handoverStep({ ...handover, ownerSeenAt, hasOwner: owner !== null, isReady }, now);
  return { ...handover, memorialId, fullName: memorial.fullName, successor, step };
}

/**
 * Whether a keeper can become the owner: they are not leaving and, unless they are still to accept
 * an offer, have agreed to be the successor.
 */
async function canBecomeOwner(
  tx: Tx,
  memorialId: string,
  userId: string,
  kind: HandoverKind,
): Promise<boolean> {
  const keeper = await tx.keeper.findFirst({
    where: {
      memorialId,
      userId,
      role: 'keeper',
      leavesAt: null,
      ...(!isOffer(kind) && { succession: 'accepted' }),
    },
    select: { role: true },
  });
  return keeper !== null;
}
