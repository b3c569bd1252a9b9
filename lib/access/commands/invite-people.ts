import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { said } from '@/lib/platform/language/said';
import { MOST_INVITED } from '../rules';
import type { Invited } from '../schema-people';
import { sendLink } from './send-link';

/**
 * Lets people see a memorial, in the transaction that has locked it for somebody who may decide that. Throws `conflict` where there
 * would be too many.
 */
export async function invitePeople(
  tx: Tx,
  memorialId: string,
  people: readonly Invited[],
  { userId, language }: { userId: string; language: Language },
  now = new Date(),
): Promise<void> {
  for (const person of people) await sendLink(tx, memorialId, person, language, userId, now);
  const invited = await tx.accessInvitation.count({ where: { memorialId } });
  if (invited > MOST_INVITED)
    throw new AppError('conflict', said('access.refusals.tooManyInvited', { most: MOST_INVITED }));
}

/** Takes somebody from the list, and with them what their browsers were let into. Throws `not_found`. */
export async function deleteInvitation(tx: Tx, memorialId: string, id: string): Promise<void> {
  const { count } = await tx.accessInvitation.deleteMany({ where: { id, memorialId } });
  if (count === 0) throw new AppError('not_found', said('access.refusals.invitationNotFound'));
}
