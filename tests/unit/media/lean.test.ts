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
  jpegSegment,
  pngOfTexts,
  tiffOfEntries,
  tiffOfPages,
  tiffOfWideTiles,
  webpOfChunks,
  webpOfFrames,
} from '@/tests/support/structure-bombs';
import { reference } from './decoded';
import { halves, noise, withLocation } from './picture-files';

const pixelsOf = (file: Buffer, failOn: 'none' | 'warning' = 'warning') =>
  sharp(file, { failOn }).autoOrient().toColourspace('srgb').raw().toBuffer();

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

describe('a JPEG with a note between its pixels, as of a damaged memory card', () => {
  const longNote = (marker: number) => Buffer.from([0xff, marker, 8, 0]);
  it.each([
    ['a note of a program', longNote(0xe5), false],
    ['a comment', longNote(0xfe), false],
    ['a note, and is progressive', longNote(0xe5), true],
    ['a note without a length', Buffer.from([0xff, 0xe5, 0, 0]), false],
  ])('has the pixels that it had before, and the same end: %s', async (_, note, progressive) => {
    const bytes = await reference().jpeg({ progressive }).toBuffer();
    note.copy(bytes, Math.floor(bytes.length * 0.6));
    const expected = await pixelsOf(bytes, 'none');
    expect(expected.equals(await pixelsOf(leanJpeg(bytes), 'none'))).toBe(true);
  });

  it('costs no more memory for many of them', async () => {
    const bytes = await reference().jpeg().toBuffer();
    const at = Math.floor(bytes.length * 0.6);
    const notes = Buffer.alloc(4_000, jpegSegment(0xe5, ...Buffer.alloc(36)));
    const many = Buffer.concat([bytes.subarray(0, at), notes, bytes.subarray(at)]);
    const expected = await pixelsOf(many, 'none');
    const left = leanJpeg(many);
    expect(left.length).toBeLessThan(bytes.length + notes.length / 5);
    expect(left.includes(Buffer.from([0xff, 0xe5]))).toBe(false);
    expect(expected.equals(await pixelsOf(left, 'none'))).toBe(true);
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
  /** Adobe's note says that the samples are red, green and blue. */
  const rgbBehindNote = async () => {
    const bytes = await halves(61, 40).jpeg().toBuffer();
    const afterNotes = bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xdb])));
    const [start, another] = [
      Buffer.from([0xff, 0xd8]),
      jpegSegment(0xee, ...Buffer.from('Another')),
    ];
    const adobe = jpegSegment(0xee, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0);
    return Buffer.concat([start, another, adobe, afterNotes]);
  };
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
    ['RGB JPEG that begins with another note', leanJpeg, rgbBehindNote],
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
