import { isAdmin, type Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import { keeperRow } from '../keeper-row';
import { canAsKeeper } from '../policy';

/** Whether the memorial stays as it is while a question about it is settled. */
export const isFrozen = async (tx: Tx, memorialId: string): Promise<boolean> =>
  (await tx.memorialFreeze.count({ where: { memorialId } })) > 0;

/**
 * What everything asks that changes a memorial, after the right to do so and the memorial's lock. Throws `forbidden` to all but admins
 * while it is frozen.
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
 * The same for what visitors do there, too: those who do not change the page otherwise learn of no question about it, or a friend who
 * lights a candle would be told that a family quarrels.
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

/** Whether a page tells the viewer that the memorial is frozen: those who change it otherwise, and admins. */
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
