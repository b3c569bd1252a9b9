import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decode } from '@/lib/media/decoder/decode';
import { heicOfTiles } from '@/tests/support/heic-file';
import { MESSAGES, withEnglishErrors } from '@/tests/support/media-messages';
import { writeTemporaryFile } from '../../unit/media/picture-files';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#863' } });
const heicOfOneFrame = (width: number, height: number) => {
  const size = { width, height };
  return heicOfTiles({ columns: 1, rows: 1, ...size, tile: size, coded: size });
};

async function decodePicture(bytes: Buffer) {
  const path = await writeTemporaryFile(bytes);
  try {
    return await withEnglishErrors(decode('picture', { path }));
  } finally {
    await rm(path);
  }
}

/** The largest pictures that phones take (decision 0129), in the process that reads uploads, with all its limits. */
it.each([
  ['a HEIC of 12 megapixels in tiles', async () => heicOfTiles({ columns: 13, rows: 13 })],
  ['a HEIC of 12 megapixels in one frame', async () => heicOfOneFrame(4032, 3024)],
  [
    'a HEIC of 48 megapixels in tiles',
    async () => heicOfTiles({ columns: 26, rows: 26, width: 8064, height: 6048 }),
  ],
  ['a JPEG of 119 megapixels', () => flat(12_000, 9_900).jpeg().toBuffer()],
  [
    'a progressive JPEG of 48 megapixels',
    () => flat(8000, 6000).jpeg({ progressive: true }).toBuffer(),
  ],
  ['a PNG of 48 megapixels', () => flat(8000, 6000).png().toBuffer()],
  ['a TIFF of 48 megapixels', () => flat(8000, 6000).tiff({ compression: 'lzw' }).toBuffer()],
  ['an AVIF of 12 megapixels', () => flat(4032, 3024).avif({ effort: 0 }).toBuffer()],
])(
  'accepts %s',
  async (_, make) => {
    const picture = await decodePicture(await make());
    expect(picture).toMatchObject({ width: 1600 });
  },
  120_000,
);

it('refuses an AVIF of 14 megapixels with a sentence', async () => {
  const bytes = await flat(4400, 3200).avif({ effort: 0 }).toBuffer();
  await expect(decodePicture(bytes)).rejects.toMatchObject({
    code: 'invalid',
    message: MESSAGES.tooDemanding,
  });
}, 120_000);
