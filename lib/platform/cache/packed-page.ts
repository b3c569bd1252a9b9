import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { ownBytes } from './own-bytes';

/** What a page consists of, as Next keeps it: as a document, and as the data by which a browser goes there from another page. */
type Parts = {
  html: string;
  rscData: Buffer | undefined;
  segmentData: Map<string, Buffer> | undefined;
};

/** Two milliseconds for a page; the next ones save a tenth and take twice as long. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY + 1 };

/** The mark of a packed page; one that Next loaded from the build has none. */
const PACKED = Symbol.for('perennial.packed');

/**
 * Returns a copy of a page whose parts are compressed into one. A page needs about a seventh of its memory so: it
 * repeats its words in its data, and a text with a single letter outside Latin-1 has two bytes for each letter.
 */
export function pack<Page extends Parts>(page: Page): Page {
  const { html, rscData, segmentData } = page;
  const parts = serialize({ html, rscData, segmentData } satisfies Parts);
  const all = ownBytes(brotliCompressSync(parts, { params: QUALITY }));
  return { ...page, html: '', rscData: all, segmentData: undefined, [PACKED]: true };
}

/** Returns the page that `pack` was given; any other as it is. */
export function unpack<Page extends Parts>(page: Page): Page {
  if (!(PACKED in page) || !page.rscData) return page;
  const { [PACKED]: _, ...others } = page;
  const parts: Parts = deserialize(brotliDecompressSync(page.rscData));
  return { ...others, ...parts } as unknown as Page; // all that `pack` was given
}
