import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import { keeperRow } from '../keeper-row';
import { belongsTo, type Can, canAsKeeper, canDo, type Right } from '../policy';
import { requireNotFrozen } from './freeze';

/** A memorial with the viewer's rights. */
export type KeptMemorial = {
  id: string;
  fullName: string;
  can: Can;
  /** Whether the viewer has this right only as an admin. */
  isAsAdmin: (right: Right) => boolean;
};

/**
 * The memorial, if the viewer has a role on it or is an admin. Throws `not_found` if it is missing
 * or hidden from the viewer, and `forbidden` if they may only see it.
 */
export async function requireKept(tx: Tx, viewer: Viewer, id: string): Promise<KeptMemorial> {
  const memorial = isPublicId(id)
    ? await tx.memorial.findUnique({
        where: { id },
        select: { fullName: true, isPublic: true, keepers: keeperRow(viewer) },
      })
    : null;
  const belongs = memorial !== null && belongsTo(viewer, memorial);
  if (!memorial || !(belongs || memorial.isPublic))
    throw new AppError('not_found', said('memorials.refusals.notFound'));
  if (!belongs) throw new AppError('forbidden', said('memorials.refusals.keepersOnly'));
  const asKeeper = canAsKeeper(viewer, memorial);
  return {
    id,
    fullName: memorial.fullName,
    can: canDo(viewer, memorial),
    isAsAdmin: (right) => !asKeeper[right],
  };
}

/** As `requireKept`, and throws `forbidden` if the viewer lacks the right. */
export async function requireRight(
  viewer: Viewer,
  id: string,
  right: Right,
  tx: Tx = db(),
): Promise<KeptMemorial> {
  const memorial = await requireKept(tx, viewer, id);
  requireCan(memorial, right);
  return memorial;
}

/** Throws `forbidden` with a message that fits the missing right. */
export function requireCan({ can }: KeptMemorial, right: Right): void {
  if (can[right]) return;
  throw new AppError('forbidden', refusal(can, right));
}

function refusal(can: Can, right: Right) {
  if (!can.edit) return said('memorials.refusals.keepersOnly');
  return right === 'invite'
    ? said('keepers.refusals.leaving')
    : said('memorials.refusals.ownerOnly');
}

/**
 * As `requireRight`, and locks the memorial until the transaction ends. Throws `forbidden` while it
 * is frozen.
 * @param right null if any role is enough
 */
export async function lockKept(
  tx: Tx,
  viewer: Viewer,
  id: string,
  right: Right | null,
): Promise<KeptMemorial> {
  await lockKeepers(tx, id);
  const memorial = await requireKept(tx, viewer, id);
  if (right) requireCan(memorial, right);
  await requireNotFrozen(tx, viewer, id);
  return memorial;
}

/** Locks a memorial against changes of its keepers until the transaction ends. */
export async function lockKeepers(tx: Tx, memorialId: string): Promise<void> {
  if (isPublicId(memorialId))
    await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${memorialId} FOR NO KEY UPDATE`;
}
