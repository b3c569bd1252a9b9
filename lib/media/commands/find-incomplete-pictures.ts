import { db } from '@/lib/platform/db/client';
import { enqueueCompletion } from './complete-picture';

/** An instance completes about as many until the next run. */
const AT_ONCE = 300;

/**
 * Enqueues the completion of the oldest pictures that lack their smaller files: those that an older release stored. Each
 * run continues where the last one ended.
 */
export async function findIncompletePictures(): Promise<void> {
  const rows = await db().media.findMany({
    where: { isComplete: false, state: 'ready', type: 'photo' },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
    take: AT_ONCE,
  });
  if (rows.length === 0) return;
  await db().$transaction(async (tx) => {
    for (const { id } of rows) await enqueueCompletion(tx, id);
  });
}
