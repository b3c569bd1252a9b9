import { arrangeGallery } from '@/lib/media/commands/arrange-gallery';
import { GALLERY_ORDER } from '@/lib/media/gallery-item';
import { mergeOrder } from '@/lib/media/merge-rules';
import type { Tx } from '@/lib/platform/db/client';
import type { MemorialChange } from '../schema-request';

type Arrangement = NonNullable<MemorialChange['existingMedia']>;

/** Finds the id in the address of an item's file, with or without the origin. */
const ADDRESS = /\/media\/([1-9A-HJ-NP-Za-km-z]{12})\//;

/**
 * Keeps only the items that `existingMedia` lists, in its order (product.md 7). An item is named by
 * `_id` or by its address; a missing caption or audience stays as stored. With `known` (the
 * request's `knownMedia`), changes that others made meanwhile are merged by `mergeOrder`. Throws
 * as `arrangeGallery` does.
 */
export async function arrangeMedia(
  tx: Tx,
  memorialId: string,
  { listed, known }: Arrangement,
): Promise<void> {
  const rows = await tx.media.findMany({
    where: { memorialId },
    select: { id: true, caption: true, audience: true },
    orderBy: GALLERY_ORDER,
  });
  const captions = new Map(rows.map(({ id, caption }) => [id, caption]));
  const audiences = new Map(rows.map(({ id, audience }) => [id, audience]));
  const ids: string[] = [];
  for (const { _id, url, caption, audience } of listed) {
    const id = _id ?? ADDRESS.exec(url ?? '')?.[1] ?? '';
    ids.push(id);
    if (caption !== undefined) captions.set(id, caption);
    if (audience !== undefined) audiences.set(id, audience);
  }
  const gallery = rows.map(({ id }) => id);
  const order = known ? mergeOrder(gallery, { listed: ids, known }) : ids;
  await arrangeGallery(
    tx,
    memorialId,
    order.map((id) => ({
      id,
      caption: captions.get(id) ?? '',
      audience: audiences.get(id) ?? 'page',
    })),
  );
}
