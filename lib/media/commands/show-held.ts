import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { announceEach } from '@/lib/platform/events/announce';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { indexOfChosen } from '../choosing-rules';
import { lockGallery } from '../lock-gallery';
import { FAULTS, MAX_ITEMS, type MediaKind } from '../rules';
import { enqueueFurtherFiles } from './attach-items';
import { orphanMedia } from './orphan-media';

type Held = { id: string; batch: string | null; placeInBatch: number | null };

/**
 * Publishes contributions (hold-item.ts) in a memorial's gallery, each at the end or before later
 * ones of the same batch. A file that the gallery already has is deleted instead. Takes a few
 * statements for any number, since a whole gallery may have waited. `requireRoom` gets the ids that
 * are new to the gallery and throws if the plan does not allow them. Throws `invalid` if the
 * gallery has no room for all, and `conflict` for one that is gone.
 */
export async function showHeld(
  tx: Tx,
  memorialId: string,
  held: Held[],
  requireRoom: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const gallery: Held[] = await lockGallery(tx, memorialId);
  const twins = await twinsAmong(tx, memorialId, held);
  const shown = held.filter(({ id }) => !twins.has(id));
  if (gallery.length + shown.length > MAX_ITEMS) throw new AppError('invalid', FAULTS.full);
  const ids = shown.map(({ id }) => id);
  await requireRoom(ids);
  await tx.mediaContribution.deleteMany({ where: { mediaId: { in: ids } } });
  const { count } = await tx.media.updateMany({
    where: { id: { in: ids }, state: 'pending' },
    data: { state: 'ready', memorialId },
  });
  if (count < ids.length) throw new AppError('conflict', FAULTS.itemGone);
  for (const item of shown) gallery.splice(indexOfChosen(gallery, item), 0, item);
  await tx.$executeRaw`
    UPDATE media SET position = place - 1
    FROM unnest(${gallery.map(({ id }) => id)}::text[]) WITH ORDINALITY AS wanted (item, place) WHERE id = item`;
  await announceEach(tx, { type: 'media.added', memorialId, ids });
  await enqueueFurtherFiles(tx, ids);
  if (twins.size === 0) return;
  await orphanMedia(tx, [...twins]);
  await enqueue(tx, 'remove-media', {});
}

/** The ids of files equal to one in the gallery, or to an earlier one in the list. */
async function twinsAmong(tx: Tx, memorialId: string, held: Held[]): Promise<Set<string>> {
  const select = { id: true, type: true, sha256: true, bytes: true, fileName: true } as const;
  const ids = held.map(({ id }) => id);
  const there = await tx.media.findMany({ where: { memorialId }, select });
  const waiting = await tx.media.findMany({ where: { id: { in: ids } }, select });
  const known = new Set(there.map(fileKey));
  const keys = new Map(waiting.map((row) => [row.id, fileKey(row)]));
  const twins = ids.filter((id) => {
    const key = keys.get(id) ?? id;
    const isTwin = known.has(key);
    known.add(key);
    return isTwin;
  });
  return new Set(twins);
}

type File = { type: MediaKind; sha256: string; bytes: bigint; fileName: string };

/**
 * The same comparison as `duplicateOf`. Videos are compared by size and name, because our copy
 * contains the time of copying.
 */
const fileKey = ({ type, sha256, bytes, fileName }: File) =>
  type === 'video' ? `${type}/${bytes}/${fileName}` : `${type}/${sha256}`;
