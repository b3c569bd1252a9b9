import { unseal } from '@/lib/platform/crypto/sealing';
import { db, type Tx } from '@/lib/platform/db/client';
import type { InvitationState } from '@/lib/platform/db/generated/enums';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { type InvitedRole, maskedAddress } from '../rules';

/** An invitation as whoever has its link sees it. */
export type LinkedInvitation = {
  id: string;
  memorialId: string;
  /** Of the memorial. */
  fullName: string;
  role: InvitedRole;
  inviter: { firstName: string; lastName: string };
  /** `expired` as soon as its time is over. */
  state: InvitationState;
  /** Whose it is; '' when it has ended. */
  email: string;
  /** The same so that only those who know it recognise it. */
  maskedEmail: string;
};

/** The invitation that a mailed link opens; null for a link that opens nothing. */
export async function linkedInvitation(
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
      expiresAt: true,
      emailSealed: true,
    },
  });
  if (!row) return null;
  const { id, memorialId, role, state, expiresAt, emailSealed } = row;
  // One by one: a transaction has a single connection.
  const memorial = await tx.memorial.findUnique({
    where: { id: memorialId },
    select: { fullName: true },
  });
  const inviter = await tx.user.findUnique({
    where: { id: row.invitedById },
    select: { firstName: true, lastName: true },
  });
  if (!memorial || !inviter) return null; // deleted at this moment
  const email = unseal(emailSealed);
  return {
    id,
    memorialId,
    fullName: memorial.fullName,
    role: role === 'keeper' ? 'keeper' : 'contributor', // the database has no other
    inviter,
    state: state === 'sent' && expiresAt <= now ? 'expired' : state,
    email,
    maskedEmail: maskedAddress(email),
  };
}
