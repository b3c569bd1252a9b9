import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { keeperSelect } from '../keeper-select';
import { isKeeperOrAdmin, type Right, type Rights, rightsAsKeeper, rightsOf } from '../policy';
import { requireNotFrozen } from './freeze';

/** A memorial with the viewer's rights. */
export type MemorialWithRights = {
  id: string;
  fullName: string;
  can: Rights;
  /** Whether the viewer has this right only as an admin. */
  isAsAdmin: (right: Right) => boolean;
};

/**
 * The memorial, if the viewer has a role on it or is an admin. Otherwise throws `forbidden` for a
 * public memorial, and `not_found` for any other, also for one that the viewer may see.
 */
export async function requireRole(tx: Tx, viewer: Viewer, id: string): Promise<MemorialWithRights> {
  const memorial = isPublicId(id)
    ? await tx.memorial.findUnique({
        where: { id },
        select: { fullName: true, isPublic: true, keepers: keeperSelect(viewer) },
      })
    : null;
  const hasRole = memorial !== null && isKeeperOrAdmin(viewer, memorial);
  if (!memorial || !(hasRole || memorial.isPublic))
    throw new AppError('not_found', messageFor('memorials.refusals.notFound'));
  if (!hasRole) throw new AppError('forbidden', messageFor('memorials.refusals.keepersOnly'));
  const asKeeper = rightsAsKeeper(viewer, memorial);
  return {
    id,
    fullName: memorial.fullName,
    can: rightsOf(viewer, memorial),
    isAsAdmin: (right) => !asKeeper[right],
  };
}

/** As `requireRole`, and throws `forbidden` if the viewer lacks the right. */
export async function requireRight(
  viewer: Viewer,
  id: string,
  right: Right,
  tx: Tx = db(),
): Promise<MemorialWithRights> {
  const memorial = await requireRole(tx, viewer, id);
  requireRightOf(memorial, right);
  return memorial;
}

/** Throws `forbidden` with a message that fits the missing right. */
export function requireRightOf({ can }: MemorialWithRights, right: Right): void {
  if (can[right]) return;
  throw new AppError('forbidden', missingRightMessage(can, right));
}

function missingRightMessage(can: Rights, right: Right) {
  if (!can.edit) return messageFor('memorials.refusals.keepersOnly');
  return right === 'invite'
    ? messageFor('keepers.refusals.leaving')
    : messageFor('memorials.refusals.ownerOnly');
}

/**
 * As `requireRight`, and locks the memorial until the transaction ends. Throws `forbidden` while it
 * is frozen.
 * @param right null if any role is enough
 */
export async function lockForKeeper(
  tx: Tx,
  viewer: Viewer,
  id: string,
  right: Right | null,
): Promise<MemorialWithRights> {
  await lockKeepers(tx, id);
  const memorial = await requireRole(tx, viewer, id);
  if (right) requireRightOf(memorial, right);
  await requireNotFrozen(tx, viewer, id);
  return memorial;
}

/** Locks a memorial against changes of its keepers until the transaction ends. */
export async function lockKeepers(tx: Tx, memorialId: string): Promise<void> {
  if (isPublicId(memorialId))
    await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${memorialId} FOR NO KEY UPDATE`;
}
