import { memorialTag } from '@/lib/platform/cache/cache-tags';
import type { Tx } from '@/lib/platform/db/client';
import { readPublic } from '@/lib/platform/replica/read-public';
import { EDITING_ROLES, stillKeeps } from '../rules';

/** Whether a memorial has keepers, for its cached page. */
export const isKept = (memorialId: string, now = new Date()): Promise<boolean> =>
  readPublic(memorialTag(memorialId), (client) => isKeptIn(client, memorialId, now));

export const isKeptIn = async (tx: Tx, memorialId: string, now: Date): Promise<boolean> =>
  (await tx.keeper.count({
    where: { memorialId, role: { in: [...EDITING_ROLES] }, ...stillKeeps(now) },
  })) > 0;
