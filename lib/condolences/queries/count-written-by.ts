import { db } from '@/lib/platform/db/client';

/** How many condolences a member wrote while signed in and has not withdrawn. */
export const countWrittenBy = (userId: string): Promise<number> =>
  db().condolence.count({ where: { senderId: userId, state: { not: 'withdrawn' } } });
