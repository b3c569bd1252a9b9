import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FileError } from '@/lib/media/decoder/file-error';
import { leanGif } from '@/lib/media/decoder/lean/lean-gif';
import { leanJpeg } from '@/lib/media/decoder/lean/lean-jpeg';
import { leanPng } from '@/lib/media/decoder/lean/lean-png';
import { leanTiff } from '@/lib/media/decoder/lean/lean-tiff';
import { leanWebp } from '@/lib/media/decoder/lean/lean-webp';
import { MEDIA_ERROR_MESSAGES } from '@/lib/media/rules';
import {
  gifOfFrames,
  jpegOfNotes,
  jpegOfScans,
  pngOfTexts,
  tiffOfEntries,
  tiffOfPages,
  tiffOfWideTiles,
  webpOfChunks,
  webpOfFrames,
} from '@/tests/support/structure-bombs';
import { halves, noise, withLocation } from './picture-files';

const pixelsOf = (file: Buffer) => sharp(file).autoOrient().toColourspace('srgb').raw().toBuffer();

describe('what we do not show is left out of', () => {
  it.each<[string, (bytes: Buffer) => Buffer, (count: number) => Buffer | Promise<Buffer>]>([
    ['the frames of a WebP', leanWebp, webpOfFrames],
    ['the chunks of a WebP', leanWebp, (count) => webpOfChunks(count - 1)],
    ['the frames of a GIF', leanGif, gifOfFrames],
    ['the texts of a PNG', leanPng, (count) => pngOfTexts(count - 1)],
    ['the notes of a JPEG', leanJpeg, jpegOfNotes],
  ])('%s, so that many cost no more than one', async (_, lean, make) => {
    const [many, one] = [Buffer.from(await make(20)), Buffer.from(await make(1))];
    const expected = await pixelsOf(many);
    const left = lean(many);
    expect(left).toEqual(lean(one));
    expect(await pixelsOf(left)).toEqual(expected);
  });

  it('a TIFF, whose further pages sharp does not see', async () => {
    expect((await sharp(tiffOfPages(20)).metadata()).pages).toBe(20);
    expect((await sharp(leanTiff(tiffOfPages(20))).metadata()).pages ?? 1).toBe(1);
  });
});

describe('is refused before it is decoded:', () => {
  it.each([
    ['a JPEG of 65 scans', leanJpeg, () => jpegOfScans(65), 'tooDemanding'],
    ['a TIFF whose entries declare more than it has', leanTiff, () => tiffOfEntries(3), 'damaged'],
    ['a TIFF of 600 entries', leanTiff, () => tiffOfEntries(600), 'tooDemanding'],
    ['a TIFF of tiles far wider than itself', leanTiff, tiffOfWideTiles, 'tooDemanding'],
  ] as const)('%s', async (_, lean, make, message) => {
    const bytes = await make();
    const userMessage = MEDIA_ERROR_MESSAGES[message];
    expect(() => lean(bytes)).toThrow(expect.objectContaining({ userMessage }));
  });
});

describe('an ordinary picture keeps its pixels, its orientation and its profile:', () => {
  const picture = () => withLocation(halves(61, 40).withIccProfile('p3'));
  const kinds: [string, (bytes: Buffer) => Buffer, () => Promise<Buffer>][] = [
    ['WebP', leanWebp, () => picture().webp({ lossless: true }).toBuffer()],
    ['GIF', leanGif, () => halves(61, 40).gif().toBuffer()],
    ['PNG', leanPng, () => picture().png().toBuffer()],
    ['interlaced PNG', leanPng, () => picture().png({ progressive: true }).toBuffer()],
    ['JPEG', leanJpeg, () => picture().jpeg().toBuffer()],
    ['JPEG of noise', leanJpeg, () => noise(160, 120).jpeg({ quality: 100 }).toBuffer()],
    ['progressive JPEG', leanJpeg, () => picture().jpeg({ progressive: true }).toBuffer()],
    ['JPEG of 60 scans', leanJpeg, () => jpegOfScans(60)],
    ['CMYK JPEG', leanJpeg, () => halves(61, 40).toColourspace('cmyk').jpeg().toBuffer()],
    ['TIFF', leanTiff, () => picture().tiff({ compression: 'lzw' }).toBuffer()],
    ['tiled TIFF', leanTiff, () => picture().tiff({ tile: true }).toBuffer()],
    ['BigTIFF', leanTiff, () => picture().tiff({ bigtiff: true }).toBuffer()],
  ];

  it.each(kinds)('%s', async (_, lean, make) => {
    const bytes = await make();
    const [expected, before] = [await pixelsOf(bytes), await sharp(bytes).metadata()];
    const left = lean(Buffer.from(bytes));
    const { orientation, icc, width } = await sharp(left).metadata();
    expect([width, orientation, icc]).toEqual([before.width, before.orientation, before.icc]);
    expect(await pixelsOf(left)).toEqual(expected);
  });

  it.each(kinds)(
    '%s, of which every shorter part is read, or refused as a file',
    async (_, lean, make) => {
      const bytes = (await make()).subarray(0, 3_000);
      for (let length = 0; length < bytes.length; length += 7)
        try {
          expect(lean(Buffer.from(bytes.subarray(0, length))).length).toBeLessThanOrEqual(length);
        } catch (error) {
          expect(error).toBeInstanceOf(FileError);
        }
    },
  );
});
