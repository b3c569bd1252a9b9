import { memorialTag } from '@/lib/platform/cache/cache-tags';
import type { Tx } from '@/lib/platform/db/client';
import { readPublic } from '@/lib/platform/replica/read-public';
import { activeKeeperWhere, EDITING_ROLES } from '../rules';

/** Whether a memorial has keepers, for its cached page. */
export const hasKeeper = (memorialId: string, now = new Date()): Promise<boolean> =>
  readPublic(memorialTag(memorialId), (client) => hasKeeperIn(client, memorialId, now));

export const hasKeeperIn = async (tx: Tx, memorialId: string, now: Date): Promise<boolean> =>
  (await tx.keeper.count({ where: keepersOf(memorialId, now) })) > 0;

/** Whether this person keeps the memorial now. */
export const keepsMemorial = async (
  tx: Tx,
  memorialId: string,
  userId: string,
  now: Date,
): Promise<boolean> =>
  (await tx.keeper.count({ where: { ...keepersOf(memorialId, now), userId } })) > 0;

const keepersOf = (memorialId: string, now: Date) => ({
  memorialId,
  role: { in: [...EDITING_ROLES] },
  ...activeKeeperWhere(now),
});
