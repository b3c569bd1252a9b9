import { lockKeepers } from '@/lib/keepers/queries/memorial-with-rights';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';

/**
 * Locks the memorial of a case, then the case, until the transaction ends, and returns it. Throws
 * `not_found`.
 */
export async function lockCase(tx: Tx, id: string) {
  const found = await tx.familyCase.findUnique({ where: { id }, select: { memorialId: true } });
  if (found) await lockKeepers(tx, found.memorialId);
  await tx.$queryRaw`SELECT 1 FROM family_cases WHERE id = ${id} FOR UPDATE`;
  const row = await tx.familyCase.findUnique({
    where: { id },
    select: {
      id: true,
      memorialId: true,
      claim: true,
      state: true,
      emailSealed: true,
      language: true,
      openedBy: { select: { email: true, language: true } },
    },
  });
  if (!row) throw new AppError('not_found', messageFor('cases.refusals.notFound'));
  return row;
}

/** Throws `gone` if the memorial of a case was deleted. */
export async function requireMemorial(tx: Tx, id: string): Promise<void> {
  if ((await tx.memorial.count({ where: { id } })) === 0)
    throw new AppError('gone', messageFor('cases.refusals.gone'));
}

/** Throws `conflict` if the case was decided already. */
export function requireUndecided({ state }: { state: string }): void {
  if (state === 'decided') throw new AppError('conflict', messageFor('cases.refusals.decided'));
}
