import { LRUCache } from 'lru-cache';

/** Programs send few different texts as a header. A longer one is read each time, so that strangers fill no memory. */
const LONGEST = 200;
const MOST = 500;

/** Remembers what a function without other sources says of a header or an address, where these are short. */
export function remembered<Said extends NonNullable<unknown>>(
  read: (text: string) => Said,
): (text: string) => Said {
  const known = new LRUCache<string, Said>({ max: MOST });
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const said = read(text);
    if (text.length <= LONGEST) known.set(text, said);
    return said;
  };
}
