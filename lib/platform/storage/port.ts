import type { Readable } from 'node:stream';

export type StoredObject = {
  stream: Readable;
  /** Length of `stream`: the whole object or the requested range. */
  bytes: number;
  totalBytes: number;
  contentType: string;
};

/** First and last byte, both inclusive and counted from 0; without `end`, up to the last byte. */
export type ByteRange = { start: number; end?: number };

export type ListedObject = { key: string; bytes: number; changedAt: Date };

/** Stores media. Keys are paths such as `media/<id>/800-<random>.webp` (keys.ts). */
export interface StoragePort {
  /**
   * Stores an object completely or not at all; replaces an existing one. Throws when `body` does
   * not have exactly `bytes` bytes.
   */
  put(
    key: string,
    body: Readable | Buffer,
    about: { contentType: string; bytes: number },
  ): Promise<void>;
  /** Returns an object, or null if there is none. Throws `RangeError` for a range beyond its end. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** Deletes an object; does nothing if there is none. */
  delete(key: string): Promise<void>;
  /** Lists every object whose key begins with `prefix` (a folder, ending in `/`), in no particular order. */
  list(prefix: string): AsyncIterable<ListedObject>;
}
