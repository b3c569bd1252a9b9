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
  /** Null when their profile is gone. */
  inviter: { firstName: string; lastName: string } | null;
  /** `expired` as soon as its time is over. */
  state: InvitationState;
  /** Each time that it is sent makes it a new one. */
  sentAt: Date;
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
      sentAt: true,
      expiresAt: true,
      emailSealed: true,
    },
  });
  if (!row) return null;
  const { id, memorialId, role, state, sentAt, expiresAt, emailSealed } = row;
  // One by one: a transaction has a single connection.
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
  if (!memorial) return null; // deleted at this moment
  const email = unseal(emailSealed);
  return {
    id,
    memorialId,
    fullName: memorial.fullName,
    role: role === 'keeper' ? 'keeper' : 'contributor', // the database has no other
    inviter,
    state: state === 'sent' && expiresAt <= now ? 'expired' : state,
    sentAt,
    email,
    maskedEmail: maskedAddress(email),
  };
}
