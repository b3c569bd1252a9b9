import { memorialTag } from '@/lib/platform/cache/cache-tags';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { readPublic } from '@/lib/platform/replica/read-public';
import { EDITING_ROLES, stillKeeps } from '../rules';

/** Whether a memorial has keepers, for its cached page. */
export const isKept = (memorialId: string, now = new Date()): Promise<boolean> =>
  readPublic(memorialTag(memorialId), (client) => isKeptIn(client, memorialId, now));

/**
 * Throws `conflict` if a memorial has no keeper who could read what others add (decision 0098).
 * Every command that adds words or pictures of others calls it.
 */
export async function requireKept(tx: Tx, memorialId: string, now = new Date()): Promise<void> {
  if (!(await isKeptIn(tx, memorialId, now)))
    throw new AppError('conflict', said('keepers.refusals.unkept'));
}

const isKeptIn = async (tx: Tx, memorialId: string, now: Date): Promise<boolean> =>
  (await tx.keeper.count({
    where: { memorialId, role: { in: [...EDITING_ROLES] }, ...stillKeeps(now) },
  })) > 0;
