import type { Tx } from '@/lib/platform/db/client';
import { hashInvited } from '../hash-address';

/** Deletes the invitations that somebody got whose profile is deleted; those that they sent go with the profile. */
export async function deleteInvitations(tx: Tx, userId: string): Promise<void> {
  const person = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!person) return;
  await tx.keeperInvitation.deleteMany({ where: { addressHash: hashInvited(person.email) } });
}
