import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fontCoverage } from './font-coverage';
import { storeFontFile } from './font-folder';

/** A font file that Pango can draw with. */
export type OpenFont = { has: (codePoint: number) => boolean };

const HASH_LENGTH = 8;

const opened = new Map<string, Promise<OpenFont>>();

/**
 * Registers a .woff2 file with Pango, once per process. The FreeType inside sharp cannot read
 * woff2, so the file is unpacked first.
 */
export function openFont(file: string): Promise<OpenFont> {
  const known = opened.get(file);
  if (known) return known;
  const opening = unpack(file);
  opened.set(file, opening);
  opening.catch(() => opened.delete(file));
  return opening;
}

async function unpack(file: string): Promise<OpenFont> {
  // This is two megabytes of WebAssembly, so only processes that draw cards load it.
  const { default: decompress } = await import('woff2-encoder/decompress');
  const packed = await readFile(file);
  const font = await decompress(packed);
  // The hash gives each version of the package another file name: a copy in use never changes.
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, HASH_LENGTH);
  const copy = await storeFontFile(`${path.basename(file, '.woff2')}-${hash}.ttf`, font);
  // libvips remembers every font file that was ever named and considers it for all later texts.
  await sharp({ text: { text: '.', fontfile: copy } })
    .raw()
    .toBuffer();
  return { has: fontCoverage(font) };
}
