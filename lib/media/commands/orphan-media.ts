import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { SHOWN_NOWHERE } from './unreferenced';

/** Hides media for good; the clean-up deletes their files (delete-media.ts). */
export async function orphanMedia(tx: Tx, mediaIds: string[]): Promise<void> {
  await tx.mediaContribution.deleteMany({ where: { mediaId: { in: mediaIds } } });
  await tx.media.updateMany({
    where: { id: { in: mediaIds } },
    data: { state: 'orphaned', memorialId: null },
  });
}

/**
 * Hides a person's uploads that no memorial or draft shows, including contributions that wait; the
 * clean-up deletes the files.
 */
export async function deletePendingMedia(tx: Tx, ownerId: string): Promise<void> {
  const pending = await tx.media.findMany({
    where: { ownerId, state: 'pending', ...SHOWN_NOWHERE },
    select: { id: true },
  });
  if (pending.length === 0) return;
  await orphanMedia(
    tx,
    pending.map(({ id }) => id),
  );
  await enqueue(tx, 'remove-media', {});
}
