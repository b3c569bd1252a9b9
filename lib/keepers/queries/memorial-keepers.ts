import type { Viewer } from '@/lib/platform/auth/viewer';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import type { HandoverKind, InvitationState } from '@/lib/platform/db/generated/enums';
import type { Rights } from '../policy';
import {
  type InvitedRole,
  KEEPER_ROLES,
  type KeeperRole,
  maskedAddress,
  type Succession,
} from '../rules';
import { findOpenHandover } from './find-open-handover';
import { requireRole } from './memorial-with-rights';

/** A person with a role on a memorial. */
export type KeeperView = {
  userId: string;
  name: string;
  role: KeeperRole;
  mayReadPrivate: boolean;
  since: string;
  /** When the role ends; null if the person was not removed. */
  leavesAt: string | null;
  /** Whether the owner has asked this keeper to be the successor, and the answer. */
  succession: Succession | null;
};

export type InvitationView = {
  id: string;
  name: string;
  /** Masked unless the viewer may invite keepers; '' after the invitation has ended. */
  email: string;
  role: InvitedRole;
  state: InvitationState;
  sentAt: string;
  expiresAt: string;
};

/** An announced handover, or an offer. */
export type HandoverView = {
  kind: HandoverKind;
  /** The name of the future owner; null if nobody was named. */
  person: string | null;
  /** Whether the viewer is the future owner. */
  isViewer: boolean;
  /** Whether the viewer started it. */
  isByViewer: boolean;
  dueAt: string;
};

export type MemorialKeepers = {
  fullName: string;
  can: Rights;
  keepers: KeeperView[];
  /** Newest first; empty if the viewer may invite nobody. */
  invitations: InvitationView[];
  /** Null if there is none. */
  handover: HandoverView | null;
};

/**
 * The keepers of a memorial, owner first, with invitations and handover. Throws as `requireRole`
 * does.
 */
export async function listMemorialKeepers(
  viewer: Viewer,
  id: string,
  now = new Date(),
): Promise<MemorialKeepers> {
  const { fullName, can } = await requireRole(db(), viewer, id);
  const [keepers, invitations, handover] = await Promise.all([
    keepersOf(id),
    can.invite ? invitationsOf(id, can) : [],
    handoverOf(viewer, id, now),
  ]);
  return { fullName, can, keepers, invitations, handover };
}

/** A handover that is over, because the owner returned, is hidden even before the job ends it. */
async function handoverOf(
  viewer: Viewer,
  memorialId: string,
  now: Date,
): Promise<HandoverView | null> {
  const open = await findOpenHandover(db(), memorialId, now);
  if (!open || open.step === 'cancel') return null;
  const { kind, dueAt, successor } = open;
  return {
    kind,
    person: successor && `${successor.firstName} ${successor.lastName}`.trim(),
    isViewer: successor?.id === viewer.userId,
    isByViewer: open.openedById === viewer.userId,
    dueAt: dueAt.toISOString(),
  };
}

async function keepersOf(memorialId: string): Promise<KeeperView[]> {
  const rows = await db().keeper.findMany({
    where: { memorialId },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: {
      userId: true,
      role: true,
      mayReadPrivate: true,
      createdAt: true,
      roleSince: true,
      leavesAt: true,
      succession: true,
      user: { select: { firstName: true, lastName: true } },
    },
  });
  const inOrder = KEEPER_ROLES.flatMap((role) => rows.filter((row) => row.role === role));
  return inOrder.map(({ user, mayReadPrivate, createdAt, roleSince, leavesAt, ...row }) => ({
    ...row,
    name: `${user.firstName} ${user.lastName}`.trim(),
    mayReadPrivate: row.role === 'owner' || mayReadPrivate,
    since: (roleSince ?? createdAt).toISOString(),
    leavesAt: leavesAt?.toISOString() ?? null,
  }));
}

async function invitationsOf(memorialId: string, can: Rights): Promise<InvitationView[]> {
  const rows = await db().keeperInvitation.findMany({
    where: { memorialId },
    orderBy: [{ sentAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      emailSealed: true,
      role: true,
      state: true,
      sentAt: true,
      expiresAt: true,
    },
  });
  return rows.map(({ emailSealed, role, sentAt, expiresAt, ...row }) => {
    const email = unseal(emailSealed);
    return {
      ...row,
      email: can.manageKeepers ? email : maskedAddress(email),
      role: role === 'keeper' ? 'keeper' : 'contributor', // the database has no other roles here
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
}
