import { inImageSlot } from '@/lib/media/image-slots';

/**
 * How many pictures of one kind a process keeps, of at most 60 KB each. Messengers and mail
 * programs request the same one many times.
 */
const KEPT = 64;

/**
 * Returns a function that draws each picture once and keeps the most recently used. `key`
 * identifies what the picture shows. Failures and null are not kept.
 */
export function lastPictures<Picture extends Buffer | null>() {
  const kept = new Map<string, Promise<Picture>>();
  return (key: string, draw: () => Promise<Picture>): Promise<Picture> => {
    const picture = kept.get(key) ?? inImageSlot('card', draw);
    kept.delete(key); // inserted again below, as the most recently used
    kept.set(key, picture);
    const forget = () => kept.get(key) === picture && kept.delete(key);
    picture.then((drawn) => drawn === null && forget(), forget);
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return picture;
  };
}
