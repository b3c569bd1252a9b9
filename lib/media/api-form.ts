import * as paths from '@/lib/platform/paths';
import type { GalleryItem } from './gallery-item';

/**
 * A gallery item as the API returns it, with `_id` and the addresses of its files (product.md 3,
 * `additionalMedia`).
 */
export const toApiMedia = <Item extends GalleryItem>({ id, hasPoster, ...item }: Item) => ({
  _id: id,
  ...item,
  url: paths.media(id, item.type === 'photo' ? '800' : 'original'),
  poster: hasPoster ? paths.media(id, 'poster') : null,
});
