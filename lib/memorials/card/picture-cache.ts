import { runInMediaSlot } from '@/lib/media/media-slots';

/**
 * How many pictures of one kind a process keeps, of at most 60 KB each. Messengers and mail
 * programs request the same one many times.
 */
const MAX_CACHED = 64;

/**
 * Returns a function that draws each picture once and keeps the most recently used. `key`
 * identifies what the picture shows. Failures and null are not kept.
 */
export function createPictureCache<Picture extends Buffer | null>() {
  const cache = new Map<string, Promise<Picture>>();
  return (key: string, draw: () => Promise<Picture>): Promise<Picture> => {
    const picture = cache.get(key) ?? runInMediaSlot('card', draw);
    cache.delete(key); // inserted again below, as the most recently used
    cache.set(key, picture);
    const evict = () => cache.get(key) === picture && cache.delete(key);
    picture.then((drawn) => drawn === null && evict(), evict);
    for (const [oldest] of cache) if (cache.size > MAX_CACHED) cache.delete(oldest);
    return picture;
  };
}
