import { countWaitingMedia } from '@/lib/memorials/queries/contributions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import type { ReviewedKind } from '@/lib/platform/kinds';
import type { FamilyList } from '../state-rules';
import { fromFamilyList } from './family-lists';

type Keeper = Pick<Viewer, 'userId'>;

/** How many items of each kind wait for a keeper of a memorial. */
export async function countWaiting(
  viewer: Keeper,
  memorialId: string,
): Promise<Record<ReviewedKind, number>> {
  const [condolence, contribution] = await Promise.all([
    countFamilyList(viewer, memorialId, 'waiting'),
    countWaitingMedia(memorialId),
  ]);
  return { condolence, contribution };
}

/**
 * How many condolences are in a list of the family. What waits includes those on the page that it is asked to keep, but
 * nothing that the first reader has not passed on or has set aside.
 */
export async function countFamilyList(
  { userId }: Keeper,
  memorialId: string,
  list: FamilyList,
  now = new Date(),
): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count ${fromFamilyList(userId, memorialId, list, now)}`;
  return row?.count ?? 0;
}
