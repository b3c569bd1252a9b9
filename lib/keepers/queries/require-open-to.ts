import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { KINDS, type KindName } from '@/lib/platform/kinds';
import { messageFor } from '@/lib/platform/language/message';
import { requireOpenToVisitors } from './freeze';
import { hasKeeperIn } from './has-keeper';

/**
 * Throws if a memorial accepts nothing of this kind from the viewer now: `forbidden` while it is frozen, and `conflict`
 * if keepers must decide about it and the memorial has none (decision 0098). Every command that adds or changes
 * something that people leave on a memorial calls this.
 * @param viewer null for a visitor
 */
export async function requireOpenTo(
  tx: Tx,
  viewer: Viewer | null,
  memorialId: string,
  kind: KindName,
): Promise<void> {
  await requireOpenToVisitors(tx, viewer, memorialId);
  if (KINDS[kind].isReviewed && !(await hasKeeperIn(tx, memorialId, new Date())))
    throw new AppError('conflict', messageFor('keepers.refusals.unkept'));
}
