import { inImageSlot } from '@/lib/media/image-slots';

/** How many of a kind this process keeps, of at most 60 KB each. Messengers and mail programs ask many times for one. */
const KEPT = 64;

/**
 * Returns a function that draws a picture once for as long as it is among the last ones: `key` names what it shows. A
 * picture that fails, or is null, is not kept.
 */
export function lastPictures<Picture extends Buffer | null>() {
  const kept = new Map<string, Promise<Picture>>();
  return (key: string, draw: () => Promise<Picture>): Promise<Picture> => {
    const picture = kept.get(key) ?? inImageSlot('card', draw);
    kept.delete(key); // and in again, as the last one used
    kept.set(key, picture);
    const forget = () => kept.get(key) === picture && kept.delete(key);
    picture.then((drawn) => drawn === null && forget(), forget);
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return picture;
  };
}
