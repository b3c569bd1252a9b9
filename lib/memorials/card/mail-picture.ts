import { buffer } from 'node:stream/consumers';
import { inImageSlot } from '@/lib/media/image-slots';
import { mediaObject } from '@/lib/media/queries/media-object';
import type { MemorialView } from '../queries/memorial-view';
import { drawPortrait } from './draw-portrait';

/** Increased when the drawing changes, so that caches fetch the picture again. */
const DRAWING = 1;

/**
 * The portrait of a public memorial as its mails show it, with its tag; `draw` makes the JPEG, or null when the storage has
 * lost it. Null without a portrait that a stranger may see.
 */
export async function mailPicture({ picture }: Pick<MemorialView, 'picture'>) {
  const found = picture && (await mediaObject(picture.id, '800', null));
  if (!found) return null;
  const { width, height } = picture;
  return {
    etag: `"${DRAWING}-${found.etag.slice(1)}`,
    draw: async () => {
      const stored = await found.open();
      if (!stored) return null;
      const body = await buffer(stored.stream);
      return inImageSlot('card', () => drawPortrait({ body, width, height }));
    },
  };
}
