import type { Readable } from 'node:stream';

export type StoredObject = {
  stream: Readable;
  /** Length of `stream`: the whole object, or the part that was asked for. */
  bytes: number;
  /** Length of the whole object. */
  totalBytes: number;
  contentType: string;
};

/** First and last byte, both included and counted from 0; without `end`, to the last byte. */
export type ByteRange = { start: number; end?: number };

export type ListedObject = { key: string; bytes: number; changedAt: Date };

/** Where media live. Keys are paths such as `media/<id>/800-<random>.webp` (keys.ts). */
export interface StoragePort {
  /**
   * Stores an object under a key, whole or not at all; replaces what is there.
   * Throws when `body` does not have exactly `bytes` bytes.
   */
  put(
    key: string,
    body: Readable | Buffer,
    about: { contentType: string; bytes: number },
  ): Promise<void>;
  /** Gives an object, or null when there is none. Throws `RangeError` for a range beyond its end. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** Removes an object; nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /** Every object whose key begins with `prefix` (a folder, ending in `/`), in no particular order. */
  list(prefix: string): AsyncIterable<ListedObject>;
}
