import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { publishEvents } from '@/lib/platform/events/publish-event';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { indexOfChosen } from '../choosing-rules';
import { requireGalleryRoom } from '../gallery-limit';
import { lockGallery } from '../lock-gallery';
import { MEDIA_ERROR_MESSAGES, type MediaKind } from '../rules';
import { enqueueFurtherFiles } from './attach-items';
import { orphanMedia } from './orphan-media';

type WaitingContribution = { id: string; batch: string | null; placeInBatch: number | null };

/**
 * Publishes contributions (store-contribution.ts) in a memorial's gallery, each at the end or before later ones of the
 * same batch. A file that the gallery already has is deleted instead. Runs only a few statements for any number of
 * files, since a whole gallery may have waited. `requireRoom` gets the ids that are new to the gallery and throws if
 * the plan does not allow them. Throws `invalid` if the gallery has no room for all, and `conflict` for one that is
 * gone.
 */
export async function publishContributions(
  tx: Tx,
  memorialId: string,
  contributions: WaitingContribution[],
  requireRoom: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const gallery: WaitingContribution[] = await lockGallery(tx, memorialId);
  const duplicates = await findDuplicates(tx, memorialId, contributions);
  const newItems = contributions.filter(({ id }) => !duplicates.has(id));
  requireGalleryRoom(gallery.length + newItems.length);
  const ids = newItems.map(({ id }) => id);
  await requireRoom(ids);
  await tx.mediaContribution.deleteMany({ where: { mediaId: { in: ids } } });
  const { count } = await tx.media.updateMany({
    where: { id: { in: ids }, state: 'pending' },
    data: { state: 'ready', memorialId },
  });
  if (count < ids.length) throw new AppError('conflict', MEDIA_ERROR_MESSAGES.itemGone);
  for (const item of newItems) gallery.splice(indexOfChosen(gallery, item), 0, item);
  await tx.$executeRaw`
    UPDATE media SET position = place - 1
    FROM unnest(${gallery.map(({ id }) => id)}::text[]) WITH ORDINALITY AS wanted (item, place) WHERE id = item`;
  await publishEvents(tx, { type: 'media.added', memorialId, ids });
  await enqueueFurtherFiles(tx, ids);
  if (duplicates.size === 0) return;
  await orphanMedia(tx, [...duplicates]);
  await enqueue(tx, 'remove-media', {});
}

/** The ids of files equal to one in the gallery, or to an earlier one in the list. */
async function findDuplicates(
  tx: Tx,
  memorialId: string,
  contributions: WaitingContribution[],
): Promise<Set<string>> {
  const select = {
    id: true,
    type: true,
    sha256: true,
    bytes: true,
    sentBytes: true,
    fileName: true,
  } as const;
  const ids = contributions.map(({ id }) => id);
  const inGallery = await tx.media.findMany({ where: { memorialId }, select });
  const waiting = await tx.media.findMany({ where: { id: { in: ids } }, select });
  const known = new Set(inGallery.flatMap(fileKeys));
  const keys = new Map(waiting.map((row) => [row.id, fileKeys(row)]));
  const duplicates = ids.filter((id) => {
    const own = keys.get(id) ?? [id];
    const isDuplicate = own.some((key) => known.has(key));
    for (const key of own) known.add(key);
    return isDuplicate;
  });
  return new Set(duplicates);
}

type File = {
  type: MediaKind;
  sha256: string;
  bytes: bigint;
  sentBytes: bigint | null;
  fileName: string;
};

/**
 * The same comparison as `duplicateOf`. Videos are compared by size and name, because our copy
 * contains the time of copying; a prepared video also by the size that it had before.
 */
function fileKeys({ type, sha256, bytes, sentBytes, fileName }: File): string[] {
  if (type !== 'video') return [`${type}/${sha256}`];
  const sizes = sentBytes === null ? [bytes] : [bytes, sentBytes];
  return sizes.map((size) => `${type}/${size}/${fileName}`);
}
