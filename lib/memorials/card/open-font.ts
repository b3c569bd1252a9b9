import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fontCoverage } from './font-coverage';
import { keepFontFile } from './font-folder';

/** A font file that drawing now knows. */
export type OpenFont = { has: (codePoint: number) => boolean };

const HASH_LENGTH = 8;

const opened = new Map<string, Promise<OpenFont>>();

/**
 * Makes a .woff2 file known to Pango, once in the life of the process. What draws the text (sharp's
 * own FreeType) reads no woff2, so it gets an unpacked copy.
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
  // Two megabytes of WebAssembly, for those processes only that draw a card.
  const { default: decompress } = await import('woff2-encoder/decompress');
  const packed = await readFile(file);
  const font = await decompress(packed);
  // Another version of the package has another name here: a copy that is in use never changes.
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, HASH_LENGTH);
  const copy = await keepFontFile(`${path.basename(file, '.woff2')}-${hash}.ttf`, font);
  // libvips keeps every font file that any text names, and asks all of them for every later text.
  await sharp({ text: { text: '.', fontfile: copy } })
    .raw()
    .toBuffer();
  return { has: fontCoverage(font) };
}
