import { db } from '@/lib/platform/db/client';

/** How many condolences of a memorial wait for those who look after it. */
export const countWaiting = (memorialId: string): Promise<number> =>
  db().condolence.count({ where: { memorialId, state: 'waiting' } });
