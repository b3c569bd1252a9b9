import type { KeeperRole } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import type { Person } from './cast';

/** Makes somebody a keeper of a memorial. A new `owner` replaces the previous one, who then has no role. */
export async function addKeeper(
  memorialId: string,
  { user }: Person,
  role: KeeperRole,
  columns: { mayReadPrivate?: boolean; createdAt?: Date } = {},
): Promise<void> {
  if (role === 'owner') await db().keeper.deleteMany({ where: { memorialId, role } });
  await db().keeper.create({
    data: { memorialId, userId: user.id, role, ...columns },
    select: { role: true },
  });
}

/** The actions recorded about a memorial, oldest first. */
export async function actionsOf(memorialId: string): Promise<string[]> {
  const events = await db().memorialEvent.findMany({
    where: { memorialId },
    orderBy: { id: 'asc' },
    select: { action: true },
  });
  return events.map(({ action }) => action);
}
