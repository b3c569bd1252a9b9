import { db } from '@/lib/platform/db/client';

/** How many condolences wait for the keepers of a memorial. */
export const countWaiting = (memorialId: string): Promise<number> =>
  db().condolence.count({ where: { memorialId, state: 'waiting' } });
