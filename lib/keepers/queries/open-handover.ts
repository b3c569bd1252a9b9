import type { Tx } from '@/lib/platform/db/client';
import type { HandoverKind } from '@/lib/platform/db/generated/enums';
import { handoverStep, isOffer } from '../handover-rules';

/** The handover of a memorial that is announced. */
export type OpenHandover = {
  id: string;
  memorialId: string;
  fullName: string;
  kind: HandoverKind;
  /** The owner of that day; null for an offer of a memorial that has none. */
  fromUserId: string | null;
  /** Who said that the owner has died. */
  openedById: string | null;
  /** Null where nobody was named: the memorial has no owner then. */
  successor: { id: string; firstName: string; lastName: string } | null;
  announcedAt: Date;
  dueAt: Date;
  /** What becomes of it now (`handoverStep`). */
  step: 'do' | 'cancel' | 'wait';
};

/** The announced handover of a memorial; null when there is none. Lock the memorial first to act on it. */
export async function openHandover(
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
  const isSame = owner !== null && owner.userId === handover.fromUserId;
  const ownerSeenAt = isSame ? owner.user.lastSeenAt : null;
  const isReady = toUserId === null || (await canTake(tx, memorialId, toUserId, handover.kind));
  const step = handoverStep({ ...handover, ownerSeenAt, hasOwner: owner !== null, isReady }, now);
  return { ...handover, memorialId, fullName: memorial.fullName, successor, step };
}

/** Whether a keeper can become the owner: one who stays, and who has said yes where it happens without another question. */
async function canTake(
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
