import { countWaitingMedia } from '@/lib/memorials/queries/contributions';
import { db } from '@/lib/platform/db/client';
import type { ReviewedKind } from '@/lib/platform/kinds';
import { fromFamilyList } from './family-lists';

/** How many items of each kind wait for the keepers of a memorial. */
export async function countWaiting(memorialId: string): Promise<Record<ReviewedKind, number>> {
  const [condolence, contribution] = await Promise.all([
    countWaitingCondolences(memorialId),
    countWaitingMedia(memorialId),
  ]);
  return { condolence, contribution };
}

/** How many condolences wait for the family, with those on the page that it is asked to keep. */
export async function countWaitingCondolences(memorialId: string): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count ${fromFamilyList(memorialId, 'waiting')}`;
  return row?.count ?? 0;
}
