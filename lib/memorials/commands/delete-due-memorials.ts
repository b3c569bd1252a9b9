import { db } from '@/lib/platform/db/client';
import { removeMemorial } from './delete-memorial';

const BATCH = 20;

/**
 * Deletes the memorials whose announced day has come, except frozen ones. Safe to run repeatedly
 * and in several instances: each memorial is locked and its day is checked again.
 */
export async function deleteDueMemorials(_: object, now = new Date()): Promise<void> {
  const due = await db().memorialDeletion.findMany({
    where: { dueAt: { lte: now }, memorial: { freeze: null } },
    orderBy: { dueAt: 'asc' },
    take: BATCH,
    select: { memorialId: true },
  });
  for (const { memorialId } of due)
    await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${memorialId} FOR NO KEY UPDATE`;
      const memorial = await tx.memorial.findFirst({
        where: { id: memorialId, deletion: { dueAt: { lte: now } }, freeze: null },
        select: { id: true, mainPictureId: true, coverId: true },
      });
      if (memorial) await removeMemorial(tx, memorial);
    });
  if (due.length === BATCH) await deleteDueMemorials({}, now);
}
