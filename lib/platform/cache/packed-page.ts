import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What a page consists of, as Next keeps it: as a document, and as the data by which a browser goes there from another page. */
type Parts = {
  html: string;
  rscData: Buffer | undefined;
  segmentData: Map<string, Buffer> | undefined;
};

/** Two milliseconds for a page; the next ones save a tenth and take twice as long. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY + 1 };

/** Packed here; a page that Next loaded from the build is not. */
const packed = new WeakSet<object>();

/**
 * Returns a copy of a page whose parts are compressed into one. A page needs about a seventh of its memory so: it
 * repeats its words in its data, and a text with a single letter outside Latin-1 has two bytes for each letter.
 */
export function pack<Page extends Parts>(page: Page): Page {
  const { html, rscData, segmentData } = page;
  const parts = serialize({ html, rscData, segmentData } satisfies Parts);
  const all = brotliCompressSync(parts, { params: QUALITY });
  const copy = { ...page, html: '', rscData: all, segmentData: undefined };
  packed.add(copy);
  return copy;
}

/** Returns the page that `pack` was given; any other as it is. */
export function unpack<Page extends Parts>(page: Page): Page {
  if (!packed.has(page) || !page.rscData) return page;
  const parts: Parts = deserialize(brotliDecompressSync(page.rscData));
  return { ...page, ...parts };
}
