import { countWaitingMedia } from '@/lib/memorials/queries/contributions';
import { db } from '@/lib/platform/db/client';
import type { ReviewedKind } from '@/lib/platform/kinds';
import { familyWhere } from './family-where';

/** How many items of each kind wait for the keepers of a memorial. */
export async function countWaiting(memorialId: string): Promise<Record<ReviewedKind, number>> {
  const [condolence, contribution] = await Promise.all([
    db().condolence.count({ where: familyWhere(memorialId, 'waiting') }),
    countWaitingMedia(memorialId),
  ]);
  return { condolence, contribution };
}
