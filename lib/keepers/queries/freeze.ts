import { isAdmin, type Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { keeperSelect } from '../keeper-select';
import { rightsAsKeeper } from '../policy';

/** Whether the memorial is frozen because of an open case. */
export const isFrozen = async (tx: Tx, memorialId: string): Promise<boolean> =>
  (await tx.memorialFreeze.count({ where: { memorialId } })) > 0;

/**
 * Throws `forbidden` for everybody but admins while the memorial is frozen. Every command that
 * changes a memorial calls it, after checking rights and taking the lock.
 * @param viewer null for a visitor
 */
export async function requireNotFrozen(
  tx: Tx,
  viewer: Viewer | null,
  memorialId: string,
): Promise<void> {
  if (isAdmin(viewer) || !(await isFrozen(tx, memorialId))) return;
  throw new AppError('forbidden', messageFor('keepers.refusals.frozen'));
}

/**
 * As `requireNotFrozen`, for acts of visitors. Only people who may edit learn that there is a case:
 * a friend who lights a candle must not learn that the family quarrels.
 */
export async function requireOpenToVisitors(
  tx: Tx,
  viewer: Viewer | null,
  memorialId: string,
): Promise<void> {
  if (isAdmin(viewer) || !(await isFrozen(tx, memorialId))) return;
  const isEditor = viewer !== null && (await mayEdit(tx, viewer, memorialId));
  throw new AppError(
    'forbidden',
    isEditor ? messageFor('keepers.refusals.frozen') : messageFor('keepers.refusals.resting'),
  );
}

/**
 * Whether a page tells the viewer that the memorial is frozen. It tells people who may edit the memorial, and admins.
 */
export async function canSeeFreeze(viewer: Viewer | null, memorialId: string): Promise<boolean> {
  if (!viewer || !isPublicId(memorialId) || !(await isFrozen(db(), memorialId))) return false;
  return isAdmin(viewer) || (await mayEdit(db(), viewer, memorialId));
}

async function mayEdit(tx: Tx, viewer: Viewer, memorialId: string): Promise<boolean> {
  const memorial = await tx.memorial.findUnique({
    where: { id: memorialId },
    select: { keepers: keeperSelect(viewer) },
  });
  return memorial !== null && rightsAsKeeper(viewer, memorial).edit;
}
