import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { NOT_SHOWN } from './unused';

/**
 * Marks media that nothing shows any more: they are hidden at once, and the clean-up deletes their files
 * (delete-media.ts). This cannot be undone.
 */
export async function orphanMedia(tx: Tx, mediaIds: string[]): Promise<void> {
  await tx.mediaContribution.deleteMany({ where: { mediaId: { in: mediaIds } } });
  await tx.media.updateMany({
    where: { id: { in: mediaIds } },
    data: { state: 'orphaned', memorialId: null },
  });
}

/**
 * Deletes what a person uploaded and no memorial or draft shows, what waits for keepers included: hides it at once, and lets the
 * clean-up delete the files.
 */
export async function deletePendingMedia(tx: Tx, ownerId: string): Promise<void> {
  const pending = await tx.media.findMany({
    where: { ownerId, state: 'pending', ...NOT_SHOWN },
    select: { id: true },
  });
  if (pending.length === 0) return;
  await orphanMedia(
    tx,
    pending.map(({ id }) => id),
  );
  await enqueue(tx, 'remove-media', {});
}
