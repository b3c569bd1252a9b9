import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { readPublic } from '@/lib/platform/replica/read-public';
import { EDITING_ROLES, stillKeeps } from '../rules';

/** Whether somebody looks after a memorial, for its page. */
export const isKept = (memorialId: string, now = new Date()): Promise<boolean> =>
  readPublic(
    memorialTag(memorialId),
    async (client) =>
      (await client.keeper.count({
        where: { memorialId, role: { in: [...EDITING_ROLES] }, ...stillKeeps(now) },
      })) > 0,
  );
