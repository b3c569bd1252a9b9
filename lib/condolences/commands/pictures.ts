import { claimPicture } from '@/lib/media/commands/claim-picture';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';

/** Has the pictures of these condolences made ready, in the transaction that publishes their words. May run again. */
export async function claimPictures(tx: Tx, condolenceIds: string[]): Promise<void> {
  const rows = await picturesOf(tx, condolenceIds);
  for (const { mediaId, media } of rows)
    if (media.state !== 'orphaned') await claimPicture(tx, mediaId); // the words do not wait for one that is gone
}

/** Deletes the pictures of these condolences: nobody sees them from then on, and a job deletes their files. */
export async function deletePictures(tx: Tx, condolenceIds: string[]): Promise<void> {
  const ids = (await picturesOf(tx, condolenceIds)).map(({ mediaId }) => mediaId);
  if (ids.length === 0) return;
  await tx.condolencePicture.deleteMany({ where: { mediaId: { in: ids } } });
  await orphanMedia(tx, ids);
  await enqueue(tx, 'remove-media', {});
}

/**
 * Gives a condolence another picture, or none; undefined leaves it as it is. Returns whether it has one then.
 */
export async function changePicture(
  tx: Tx,
  condolenceId: string,
  mediaId: string | null | undefined,
): Promise<boolean> {
  if (mediaId === undefined) return (await picturesOf(tx, [condolenceId])).length > 0;
  await deletePictures(tx, [condolenceId]);
  if (mediaId === null) return false;
  await tx.condolencePicture.create({
    data: { condolenceId, mediaId },
    select: { mediaId: true },
  });
  return true;
}

const picturesOf = (tx: Tx, condolenceIds: string[]) =>
  tx.condolencePicture.findMany({
    where: { condolenceId: { in: condolenceIds } },
    select: { mediaId: true, media: { select: { state: true } } },
  });
