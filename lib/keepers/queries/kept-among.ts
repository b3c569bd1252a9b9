import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { stillKeeps } from '../rules';

/** Throws `invalid` unless the person has a role on each of these memorials. */
export async function requireAllKept(
  userId: string,
  memorialIds: readonly string[],
  now = new Date(),
): Promise<void> {
  const wanted = [...new Set(memorialIds)];
  if (wanted.length === 0) return;
  const kept = await db().keeper.count({
    where: { userId, memorialId: { in: wanted }, ...stillKeeps(now) },
  });
  if (kept === wanted.length) return;
  const message = said('keys.refusals.notYours');
  throw new AppError('invalid', message, { fields: { memorialIds: message } });
}
