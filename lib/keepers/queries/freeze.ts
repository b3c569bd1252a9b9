import { isAdmin, type Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import { keeperRow } from '../keeper-row';
import { canAsKeeper } from '../policy';

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
  throw new AppError('forbidden', said('keepers.refusals.frozen'));
}

/**
 * As `requireNotFrozen`, for acts of visitors. Only people who may edit learn that there is a case:
 * a friend who lights a candle must not learn that the family quarrels.
 */
export async function requireNotResting(
  tx: Tx,
  viewer: Viewer | null,
  memorialId: string,
): Promise<void> {
  if (isAdmin(viewer) || !(await isFrozen(tx, memorialId))) return;
  const isKept = viewer !== null && (await changes(tx, viewer, memorialId));
  throw new AppError(
    'forbidden',
    isKept ? said('keepers.refusals.frozen') : said('keepers.refusals.resting'),
  );
}

/**
 * Whether a page tells the viewer that the memorial is frozen: people who may edit it, and admins.
 */
export async function seesFreeze(viewer: Viewer | null, memorialId: string): Promise<boolean> {
  if (!viewer || !isPublicId(memorialId) || !(await isFrozen(db(), memorialId))) return false;
  return isAdmin(viewer) || (await changes(db(), viewer, memorialId));
}

async function changes(tx: Tx, viewer: Viewer, memorialId: string): Promise<boolean> {
  const memorial = await tx.memorial.findUnique({
    where: { id: memorialId },
    select: { keepers: keeperRow(viewer) },
  });
  return memorial !== null && canAsKeeper(viewer, memorial).edit;
}
