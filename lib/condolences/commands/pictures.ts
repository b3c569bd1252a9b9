import { claimPicture } from '@/lib/media/commands/claim-picture';
import { orphanMedia } from '@/lib/media/commands/orphan-media';
import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';

/**
 * Starts processing the pictures of condolences, in the transaction that publishes them. May be
 * repeated.
 */
export async function claimPictures(tx: Tx, condolenceIds: string[]): Promise<void> {
  const rows = await picturesOf(tx, condolenceIds);
  for (const { mediaId, media } of rows)
    if (media.state !== 'orphaned') await claimPicture(tx, mediaId); // an orphaned picture must not block its words
}

/** Removes the pictures of condolences, so that nobody sees them; a job deletes the files. */
export async function deletePictures(tx: Tx, condolenceIds: string[]): Promise<void> {
  const ids = (await picturesOf(tx, condolenceIds)).map(({ mediaId }) => mediaId);
  if (ids.length === 0) return;
  await tx.condolencePicture.deleteMany({ where: { mediaId: { in: ids } } });
  await orphanMedia(tx, ids);
  await enqueue(tx, 'remove-media', {});
}

/**
 * Replaces the picture of a condolence; null deletes it, undefined keeps it. Returns whether the
 * condolence now has one.
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
