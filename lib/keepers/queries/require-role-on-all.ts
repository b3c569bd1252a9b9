import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { activeKeeperWhere } from '../rules';

/** Throws `invalid` unless the person has a role on each of these memorials. */
export async function requireRoleOnAll(
  userId: string,
  memorialIds: readonly string[],
  now = new Date(),
): Promise<void> {
  const ids = [...new Set(memorialIds)];
  if (ids.length === 0) return;
  const roleCount = await db().keeper.count({
    where: { userId, memorialId: { in: ids }, ...activeKeeperWhere(now) },
  });
  if (roleCount === ids.length) return;
  const userMessage = messageFor('keys.refusals.notYours');
  throw new AppError('invalid', userMessage, { fields: { memorialIds: userMessage } });
}
