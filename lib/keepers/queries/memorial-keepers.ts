import type { Viewer } from '@/lib/platform/auth/viewer';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import type { InvitationState } from '@/lib/platform/db/generated/enums';
import type { Can } from '../policy';
import { type InvitedRole, KEEPER_ROLES, type KeeperRole, maskedAddress } from '../rules';
import { requireKept } from './kept-memorial';

/** Somebody who looks after a memorial. */
export type KeeperView = {
  userId: string;
  name: string;
  role: KeeperRole;
  mayReadPrivate: boolean;
  since: string;
  /** When the role ends; null: it goes on. */
  leavesAt: string | null;
};

/** Somebody who was asked to. */
export type InvitationView = {
  id: string;
  name: string;
  /** Masked for all but those who may invite keepers; '' when the invitation has ended. */
  email: string;
  role: InvitedRole;
  state: InvitationState;
  sentAt: string;
  expiresAt: string;
};

export type MemorialKeepers = {
  fullName: string;
  can: Can;
  keepers: KeeperView[];
  /** Newest first; empty for those who may invite nobody. */
  invitations: InvitationView[];
};

/** Who looks after a memorial, the owner first, and who was invited to. Throws as `requireKept`. */
export async function memorialKeepers(viewer: Viewer, id: string): Promise<MemorialKeepers> {
  const { fullName, can } = await requireKept(db(), viewer, id);
  const [keepers, invitations] = await Promise.all([
    keepersOf(id),
    can.invite ? invitationsOf(id, can) : [],
  ]);
  return { fullName, can, keepers, invitations };
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
      leavesAt: true,
      user: { select: { firstName: true, lastName: true } },
    },
  });
  const inOrder = KEEPER_ROLES.flatMap((role) => rows.filter((row) => row.role === role));
  return inOrder.map(({ userId, role, mayReadPrivate, createdAt, leavesAt: leaves, user }) => ({
    userId,
    name: `${user.firstName} ${user.lastName}`.trim(),
    role,
    mayReadPrivate: role === 'owner' || mayReadPrivate,
    since: createdAt.toISOString(),
    leavesAt: leaves?.toISOString() ?? null,
  }));
}

async function invitationsOf(memorialId: string, can: Can): Promise<InvitationView[]> {
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
      role: role === 'keeper' ? 'keeper' : 'contributor', // the database has no other
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
}
