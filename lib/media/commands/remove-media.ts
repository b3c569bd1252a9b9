import { db } from '@/lib/db/client';
import { readObjectKeys } from '../object-keys';
import { ABANDONED_MS } from '../rules';
import { removeObjects } from '../store-objects';

const BATCH = 200;

/**
 * Removes media that nothing points at: first the files, then the row, so that a crash in between leaves
 * a row to come back to. A picture that a draft or a memorial names is never touched.
 */
export async function removeMedia(_: object, now = Date.now()): Promise<void> {
  const abandoned = { lt: new Date(now - ABANDONED_MS) };
  await db().media.updateMany({
    where: {
      state: 'pending',
      createdAt: abandoned,
      memorialId: null,
      draftOf: null,
      mainOf: null,
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
      await removeObjects(readObjectKeys(objects));
      await db().media.deleteMany({ where: { id, state: 'orphaned' } });
    }
    if (rows.length < BATCH) return;
  }
}
