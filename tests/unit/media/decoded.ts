import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { decodeImage, type Pixels } from '@/lib/media/decoder/decode-image';
import { TILE } from '@/tests/support/heic-file';
import { withEnglishErrors } from '@/tests/support/media-messages';
import { writeTemporaryFile } from './picture-files';

/**
 * The reference: 320 × 240 pixels, stored without loss. phone.heic was encoded from it, ten-bits.heic by ffmpeg's
 * libx265, and old.bmp is half its size.
 */
export const FILES = 'tests/support/files/pictures';
export const SCAN = `${FILES}/scan.tiff`;
export const { width: WIDTH, height: HEIGHT } = TILE;
export const reference = () => sharp(SCAN);

/** Decodes a file; an error carries the English message. */
export async function decodeBytes(bytes: Buffer): Promise<Pixels> {
  const file = await writeTemporaryFile(bytes);
  try {
    return await withEnglishErrors(decodeImage(file));
  } finally {
    await rm(file);
  }
}

/** The mean difference of a picture's samples from the expected ones, of 255. */
export async function differenceOf(picture: Pixels, expected: Buffer): Promise<number> {
  const pixels = await withoutAlpha(picture);
  expect(pixels).toHaveLength(expected.length);
  const sum = pixels.reduce((total, value, at) => total + Math.abs(value - (expected[at] ?? 0)), 0);
  return sum / pixels.length;
}

const withoutAlpha = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } }).removeAlpha().raw().toBuffer();
