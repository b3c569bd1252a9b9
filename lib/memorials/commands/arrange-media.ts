import type { Tx } from '@/lib/db/client';
import { arrangeGallery } from '@/lib/media/commands/arrange-gallery';
import type { MemorialFields } from '../schema-fields';

type Arrangement = NonNullable<MemorialFields['existingMedia']>;

/** Where an item's bytes are, with or without the site's origin: its id stands in there. */
const ADDRESS = /\/media\/([1-9A-HJ-NP-Za-km-z]{12})\//;

/**
 * Leaves in a gallery what `existingMedia` lists, in its order (spec 7). An item is named by its id or by
 * its address alone; without a caption it keeps its own. With `known` (the call's `knownMedia`) only what
 * the editor saw can leave: what somebody else added meanwhile stays, behind what is listed.
 * Throws as `arrangeGallery` does.
 */
export async function arrangeMedia(
  tx: Tx,
  memorialId: string,
  { listed, known }: Arrangement,
): Promise<void> {
  const shown = await tx.media.findMany({
    where: { memorialId },
    select: { id: true, caption: true },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }],
  });
  const captions = new Map(shown.map(({ id, caption }) => [id, caption]));
  const items = listed.map(({ _id, url, caption }) => {
    const id = _id ?? ADDRESS.exec(url ?? '')?.[1] ?? '';
    return { id, caption: caption ?? captions.get(id) ?? '' };
  });
  const seen = new Set([...(known ?? captions.keys()), ...items.map(({ id }) => id)]);
  const unseen = shown.filter(({ id }) => !seen.has(id));
  await arrangeGallery(tx, memorialId, [...items, ...unseen]);
}
