import { paths } from '@/lib/paths';
import type { GalleryItem } from './gallery-item';

/** A gallery item as the API answers it: `_id`, and where its bytes are (spec 3, `additionalMedia`). */
export const toApiMedia = ({ id, hasPoster, ...item }: GalleryItem) => ({
  _id: id,
  ...item,
  url: paths.media(id, item.type === 'photo' ? '800' : 'original'),
  poster: hasPoster ? paths.media(id, 'poster') : null,
});
