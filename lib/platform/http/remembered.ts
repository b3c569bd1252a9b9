import { LRUCache } from 'lru-cache';

/** Programs send few different texts as a header. A longer one is read each time, so that strangers fill no memory. */
const LONGEST = 200;
const MOST = 500;

/** Remembers what a function without other sources says of a header or an address, where these are short. */
export function remembered<Said extends NonNullable<unknown>>(
  read: (text: string) => Said,
): (text: string) => Said {
  const known = new LRUCache<string, Said>({ max: MOST });
  /** A header is mostly asked for again at once, and to compare two texts takes less than to look for one. */
  let last: { text: string; said: Said } | undefined;
  return (text) => {
    if (text === last?.text) return last.said;
    const before = known.get(text);
    const said = before ?? read(text);
    if (text.length > LONGEST) return said;
    if (before === undefined) known.set(text, said);
    last = { text, said };
    return said;
  };
}
