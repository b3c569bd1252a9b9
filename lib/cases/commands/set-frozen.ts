import { freeze, unfreeze } from '@/lib/keepers/commands/freeze';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { lockCase, requireMemorial, requireUndecided } from './lock-case';

/**
 * Freezes or unfreezes the memorial of a case as an admin; unfreezing also works for a decided
 * case. May be repeated. Throws `not_found`, `gone` if the memorial was deleted, and `conflict` for
 * freezing because of a decided case.
 */
export async function setFrozen(
  viewer: Viewer,
  id: string,
  frozen: boolean,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const found = await lockCase(tx, id);
    const { memorialId } = found;
    await requireMemorial(tx, memorialId);
    const by = { actorId: viewer.userId, asAdmin: true };
    if (!frozen) return unfreeze(tx, memorialId, by, now);
    requireUndecided(found);
    await freeze(tx, { memorialId, caseId: id }, by, now);
  });
}
