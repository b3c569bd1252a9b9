import { lockKeepers } from '@/lib/keepers/queries/memorial-with-rights';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { messageFor } from '@/lib/platform/language/message';
import { requireEditable } from '../queries/editable-memorial';

/**
 * Deletes a file that the viewer contributed and that no page shows, whether it waits or was
 * declined. Throws `forbidden`, and `not_found` also for a file that is published, gone or somebody
 * else's.
 */
export async function withdrawContribution(
  viewer: Viewer,
  memorialId: string,
  mediaId: string,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockKeepers(tx, memorialId);
    await requireEditable(tx, viewer, memorialId, 'contribute'); // allowed while the memorial is frozen: the file is their own
    const { count } = await tx.mediaContribution.deleteMany({
      where: { mediaId, memorialId, contributorId: viewer.userId },
    });
    if (count === 0) throw new AppError('not_found', messageFor('contributions.refusals.gone'));
    await orphanMedia(tx, [mediaId]);
    await enqueue(tx, 'remove-media', {});
  });
}
