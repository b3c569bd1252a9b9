import type { Audience } from '@/lib/access/rules';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { lockGallery } from '../lock-gallery';
import { MAX_CAPTION_LENGTH, MEDIA_ERROR_MESSAGES } from '../rules';
import { orphanMedia } from './orphan-media';

type ArrangedItem = { id: string; caption: string; audience: Audience };

/**
 * Sets the order, captions and audiences of a memorial's gallery. Items that are not listed are
 * hidden at once, and the clean-up deletes their files. Throws `conflict` for an item that is not
 * in the gallery, and `invalid` for one that is listed twice.
 */
export async function arrangeGallery(
  tx: Tx,
  memorialId: string,
  items: ArrangedItem[],
): Promise<void> {
  const gallery = new Set((await lockGallery(tx, memorialId)).map(({ id }) => id));
  const listedIds = new Set(items.map(({ id }) => id));
  if (listedIds.size !== items.length)
    throw new AppError('invalid', MEDIA_ERROR_MESSAGES.itemTwice);
  if (items.some(({ id }) => !gallery.has(id)))
    throw new AppError('conflict', MEDIA_ERROR_MESSAGES.itemGone);
  await writeArrangement(tx, items);
  const deleted = [...gallery].filter((id) => !listedIds.has(id));
  if (deleted.length === 0) return;
  await orphanMedia(tx, deleted);
  await enqueue(tx, 'remove-media', {});
}

/** One statement for any number of items, which writes only the rows that change. */
async function writeArrangement(tx: Tx, items: readonly ArrangedItem[]): Promise<void> {
  const captions = items.map(({ caption }) => caption.slice(0, MAX_CAPTION_LENGTH));
  await tx.$executeRaw`
    UPDATE media SET position = wanted.place - 1, caption = wanted.caption, audience = wanted.audience::"Audience"
    FROM unnest(
      ${items.map(({ id }) => id)}::text[], ${captions}::text[], ${items.map(({ audience }) => audience)}::text[]
    ) WITH ORDINALITY AS wanted (item, caption, audience, place)
    WHERE media.id = wanted.item
      AND (media.position, media.caption, media.audience)
        IS DISTINCT FROM (wanted.place - 1, wanted.caption, wanted.audience::"Audience")`;
}
