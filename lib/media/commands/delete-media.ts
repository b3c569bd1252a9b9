import { db } from '@/lib/platform/db/client';
import { readObjectKeys } from '../object-keys';
import { ABANDONED_MS } from '../rules';
import { deleteObjects } from '../store-objects';
import { deleteOldContributions } from './delete-contributions';
import { REFERENCED_NOWHERE } from './unreferenced';

const BATCH = 200;

/**
 * Deletes media that nothing refers to: first the files, then the row, so that after a crash the
 * next run finds the row again. Pictures of drafts and memorials, and contributions that wait, are
 * kept.
 */
export async function deleteMedia(_: object, now = Date.now()): Promise<void> {
  await deleteOldContributions(new Date(now));
  const abandoned = { lt: new Date(now - ABANDONED_MS) };
  await db().media.updateMany({
    where: {
      state: 'pending',
      createdAt: abandoned,
      ...REFERENCED_NOWHERE,
    },
    data: { state: 'orphaned' },
  });
  for (;;) {
    const rows = await db().media.findMany({
      where: { state: 'orphaned' },
      select: { id: true, objects: true },
      orderBy: { createdAt: 'asc' },
      take: BATCH,
    });
    for (const { id, objects } of rows) {
      await deleteObjects(readObjectKeys(objects));
      await db().media.deleteMany({ where: { id, state: 'orphaned' } });
    }
    if (rows.length < BATCH) return;
  }
}
