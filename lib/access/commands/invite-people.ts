import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { messageFor } from '@/lib/platform/language/message';
import { MAX_INVITED } from '../rules';
import type { InvitedPerson } from '../schema-people';
import { sendAccessLink } from './send-access-link';

/**
 * Lets people see a memorial. The caller has locked it and checked the viewer's right. Throws
 * `conflict` if the list would become too long.
 */
export async function invitePeople(
  tx: Tx,
  memorialId: string,
  people: readonly InvitedPerson[],
  { userId, language }: { userId: string; language: Language },
  now = new Date(),
): Promise<void> {
  for (const person of people) await sendAccessLink(tx, memorialId, person, language, userId, now);
  const invitedCount = await tx.accessInvitation.count({ where: { memorialId } });
  if (invitedCount > MAX_INVITED)
    throw new AppError(
      'conflict',
      messageFor('access.refusals.tooManyInvited', { most: MAX_INVITED }),
    );
}

/**
 * Deletes an invitation, and with it the access of the person's browsers. Throws `not_found`.
 */
export async function deleteInvitation(tx: Tx, memorialId: string, id: string): Promise<void> {
  const { count } = await tx.accessInvitation.deleteMany({ where: { id, memorialId } });
  if (count === 0)
    throw new AppError('not_found', messageFor('access.refusals.invitationNotFound'));
}
