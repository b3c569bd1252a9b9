import { buffer } from 'node:stream/consumers';
import { mediaObject } from '@/lib/media/queries/media-object';
import type { MemorialView } from '../queries/memorial-view';
import { drawPortrait } from './draw-portrait';
import { createPictureCache } from './picture-cache';

/** Increase this when the drawing changes, so that caches fetch the picture again. */
const DRAWING = 1;

const portraitCache = createPictureCache<Buffer | null>();

/**
 * The portrait for mails about a public memorial, with its ETag. `draw` returns the JPEG, or null
 * if storage has lost it. Returns null if there is no portrait that strangers may see.
 */
export async function mailPicture({ picture }: Pick<MemorialView, 'picture'>) {
  const found = picture && (await mediaObject(picture.id, '800', null));
  if (!found) return null;
  const { width, height } = picture;
  const etag = `"${DRAWING}-${found.etag.slice(1)}`;
  const draw = async () => {
    const stored = await found.open();
    return stored && drawPortrait({ body: await buffer(stored.stream), width, height });
  };
  return { etag, draw: () => portraitCache(etag, draw) };
}
