import { db } from '@/lib/platform/db/client';
import { enqueueCompletion } from './complete-picture';

/** About as many as an instance completes until the next run. */
const BATCH = 300;

/**
 * Enqueues the completion of the oldest pictures without their smaller files, stored by an older
 * release.
 */
export async function findIncompletePictures(): Promise<void> {
  const rows = await db().media.findMany({
    where: { isComplete: false, state: 'ready', type: 'photo' },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
  });
  if (rows.length === 0) return;
  await db().$transaction(async (tx) => {
    for (const { id } of rows) await enqueueCompletion(tx, id);
  });
}
