import type { Tx } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { orphanMedia } from './orphan-media';

/**
 * Takes away what a person uploaded and no memorial or draft shows: out of sight at once, and the
 * files follow as soon as the clean-up runs.
 */
export async function dropPendingMedia(tx: Tx, ownerId: string): Promise<void> {
  const pending = await tx.media.findMany({
    where: { ownerId, state: 'pending', memorialId: null, mainOf: null, draftOf: null },
    select: { id: true },
  });
  if (pending.length === 0) return;
  await orphanMedia(
    tx,
    pending.map(({ id }) => id),
  );
  await enqueue(tx, 'remove-media', {});
}
