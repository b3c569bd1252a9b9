import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { findCode } from '@/components/scan/search/find-code';
import { lookForCodes } from '@/components/scan/search/look-for-codes';

let prepared: Promise<void> | undefined;

/**
 * Reads a picture as the worker of /scan-code does, with the same code and the same reader. Returns the code's text, or
 * null if none is found.
 */
export async function readPhoto(photo: Buffer): Promise<string | null> {
  prepared ??= loadReader();
  await prepared;
  const { data, info } = await sharp(photo)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return findCode({ data: new Uint8ClampedArray(data), width, height }, lookForCodes);
}

async function loadReader(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = await readFile(file);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer } });
}
