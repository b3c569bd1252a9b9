import { unseal } from '@/lib/platform/crypto/sealing';
import { db, type Tx } from '@/lib/platform/db/client';
import type { InvitationState } from '@/lib/platform/db/generated/enums';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { type InvitedRole, maskedAddress } from '../rules';

/** An invitation as shown to anybody with its link. */
export type LinkedInvitation = {
  id: string;
  memorialId: string;
  /** The name of the memorial. */
  fullName: string;
  role: InvitedRole;
  /** Null if their profile was deleted. */
  inviter: { firstName: string; lastName: string } | null;
  /** `expired` as soon as its time is over. */
  state: InvitationState;
  /** Changes each time it is sent again. */
  sentAt: Date;
  /** The invited address; '' after the invitation has ended. */
  email: string;
  /** The address in a form that only people who know it recognise. */
  maskedEmail: string;
};

/** The invitation of a mailed link; null for an unknown link. */
export async function findLinkedInvitation(
  secret: string,
  now = new Date(),
  tx: Tx = db(),
): Promise<LinkedInvitation | null> {
  if (!isSecret(secret)) return null;
  const row = await tx.keeperInvitation.findUnique({
    where: { tokenHash: hashSecret(secret) },
    select: {
      id: true,
      memorialId: true,
      invitedById: true,
      role: true,
      state: true,
      sentAt: true,
      expiresAt: true,
      emailSealed: true,
    },
  });
  if (!row) return null;
  const { id, memorialId, role, state, sentAt, expiresAt, emailSealed } = row;
  // In sequence, because a transaction has only one connection.
  const memorial = await tx.memorial.findUnique({
    where: { id: memorialId },
    select: { fullName: true },
  });
  const inviter = row.invitedById
    ? await tx.user.findUnique({
        where: { id: row.invitedById },
        select: { firstName: true, lastName: true },
      })
    : null;
  if (!memorial) return null; // just deleted
  const email = unseal(emailSealed);
  return {
    id,
    memorialId,
    fullName: memorial.fullName,
    role: role === 'keeper' ? 'keeper' : 'contributor', // the database has no other roles here
    inviter,
    state: state === 'sent' && expiresAt <= now ? 'expired' : state,
    sentAt,
    email,
    maskedEmail: maskedAddress(email),
  };
}
