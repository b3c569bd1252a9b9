import { open, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { FileError } from '@/lib/media/decoder/file-error';
import { type MadePicture, makeVariants } from '@/lib/media/decoder/make-variants';
import { LIST_MAX_BYTES, LIST_WIDTHS } from '@/lib/media/rules';
import { heicOfTiles } from '@/tests/support/heic-file';
import { MESSAGES, withEnglishErrors } from '@/tests/support/media-messages';
import { tiffWith } from '@/tests/support/tiff-file';
import {
  grainy,
  halves,
  noise,
  pngDeclaring,
  withLocation,
  writeTemporaryFile,
} from './picture-files';

const files: string[] = [];
afterEach(async () => {
  for (const file of files.splice(0)) await rm(file, { force: true });
});

async function makeFrom(bytes: Buffer | string): Promise<MadePicture> {
  files.push(await writeTemporaryFile(bytes));
  return withEnglishErrors(makeVariants(files.at(-1) ?? ''));
}

const imageFor = ({ images }: MadePicture, variant: string) =>
  images.find(({ variants }) => variants.some((name) => name === variant))?.body ?? Buffer.alloc(0);

describe('makeVariants', () => {
  it('creates four widths', async () => {
    const picture = await makeFrom(await halves(2000, 1500).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 1600, height: 1200 });
    for (const [variant, width, height] of [
      ['320', 320, 240],
      ['560', 560, 420],
      ['800', 800, 600],
      ['1600', 1600, 1200],
    ] as const)
      expect(await sharp(imageFor(picture, variant)).metadata()).toMatchObject({
        format: 'webp',
        width,
        height,
      });
    expect(picture.blurhash).toMatch(/^.{28}$/);
  });

  it('never enlarges a picture', async () => {
    const picture = await makeFrom(await halves(700, 400).png().toBuffer());
    expect(picture).toMatchObject({ width: 700, height: 400 });
    expect(picture.images.map(({ variants }) => variants)).toEqual([
      ['320'],
      ['560'],
      ['800', '1600'],
    ]);
    const tiny = await makeFrom(await halves(10, 10).png().toBuffer());
    expect(tiny.images.map(({ variants }) => variants)).toEqual([['320', '560', '800', '1600']]);
  });

  it.each([
    ['a grainy photograph', () => grainy(2000, 2500)],
    ['noise', () => noise(1200, 1500)],
    ['a small and grainy one', () => grainy(500, 625)],
  ])('keeps the list sizes of %s below the limit', async (_, make) => {
    const picture = await makeFrom(await make().jpeg({ quality: 95 }).toBuffer());
    for (const width of LIST_WIDTHS) {
      const { length } = imageFor(picture, String(width));
      expect(length).toBeGreaterThan(LIST_MAX_BYTES / 4);
      expect(length).toBeLessThanOrEqual(LIST_MAX_BYTES);
    }
    expect(imageFor(picture, '800').length).toBeGreaterThan(LIST_MAX_BYTES);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('accepts %s', async (format) => {
    expect(await makeFrom(await halves(64, 48).toFormat(format).toBuffer())).toMatchObject({
      width: 64,
      height: 48,
    });
  });

  it('accepts grey, grey with alpha, transparent, 16-bit and CMYK pictures', async () => {
    const kinds = [
      halves(40, 30).greyscale().png(),
      halves(40, 30).ensureAlpha(0.5).greyscale().png(),
      halves(40, 30).ensureAlpha(0.5).png(),
      halves(40, 30).toColourspace('rgb16').png(),
      halves(40, 30).toColourspace('cmyk').jpeg(),
    ];
    for (const kind of kinds)
      expect(await makeFrom(await kind.toBuffer())).toMatchObject({ width: 40, height: 30 });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'deletes location and camera from %s and applies its orientation',
    async (format) => {
      const source = await withLocation(halves(80, 40)).toFormat(format).toBuffer();
      expect(source.includes('CanaryPhone')).toBe(true);
      const picture = await makeFrom(source);
      for (const { body } of picture.images) {
        expect(body.includes('Canary')).toBe(false);
        expect(await sharp(body).metadata()).not.toHaveProperty('exif');
        expect(await sharp(body).metadata()).not.toHaveProperty('orientation');
      }
      // Orientation 6: upright, the left half is on top. AVIF stores its rotation outside EXIF.
      if (format === 'avif') return;
      expect(picture).toMatchObject({ width: 40, height: 80 });
      const { dominant } = await sharp(
        await sharp(imageFor(picture, '320'))
          .extract({ left: 0, top: 0, width: 40, height: 30 })
          .toBuffer(),
      ).stats();
      expect(dominant.r).toBeGreaterThan(200);
    },
  );

  it('deletes location and camera from HEIC, and turns it only as its rotation says', async () => {
    // The EXIF block says orientation 6, too: it describes the pixels of the camera, not of the file.
    const { exif } = await sharp(await withLocation(halves(8, 4)).jpeg().toBuffer()).metadata();
    const source = heicOfTiles({
      turns: 3,
      exif: exif?.subarray('Exif\0\0'.length) ?? Buffer.alloc(0),
    });
    expect(source.includes('CanaryPhone')).toBe(true);
    const picture = await makeFrom(source);
    expect(picture).toMatchObject({ width: 480, height: 640 });
    for (const { body } of picture.images) {
      expect(body.includes('Canary')).toBe(false);
      expect(await sharp(body).metadata()).not.toHaveProperty('exif');
    }
  });

  it('deletes location and camera from TIFF and applies its orientation', async () => {
    const plain = await halves(80, 40).tiff({ compression: 'lzw' }).toBuffer();
    const [MAKE, ORIENTATION, XMP] = [271, 274, 700];
    const position =
      '<x xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="26,12S Canary"/>';
    const source = tiffWith(plain, { [MAKE]: 'CanaryPhone', [ORIENTATION]: 6, [XMP]: position });
    const picture = await makeFrom(source);
    expect(picture).toMatchObject({ width: 40, height: 80 });
    for (const { body } of picture.images) {
      expect(body.includes('Canary')).toBe(false);
      expect(await sharp(body).metadata()).not.toHaveProperty('xmp');
    }
  });

  it('drops a script appended to a picture', async () => {
    const jpeg = await halves(40, 30).jpeg().toBuffer();
    const picture = await makeFrom(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]));
    for (const { body } of picture.images) expect(body.includes('<script>')).toBe(false);
  });

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      MESSAGES.notAnImage,
    ],
    [
      'an SVG with an XML head',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      MESSAGES.notAnImage,
    ],
    ['HTML', '<!doctype html><script>alert(1)</script>', MESSAGES.notAnImage],
    ['HTML that begins as a GIF', 'GIF89a/*<html><script>alert(1)</script>', MESSAGES.damaged],
    ['a PDF', '%PDF-1.7\n', MESSAGES.notAnImage],
    ['nothing', '', MESSAGES.notAnImage],
  ])('refuses %s', async (_name, bytes, message) => {
    const rejection = makeFrom(bytes);
    await expect(rejection).rejects.toBeInstanceOf(FileError);
    await expect(rejection).rejects.toMatchObject({ message });
  });

  it('refuses more than 120 megapixels before it decodes them', async () => {
    const rejection = { code: 'too_large', message: MESSAGES.tooManyPixels };
    await expect(makeFrom(await pngDeclaring(11_000, 11_000))).rejects.toMatchObject(rejection);
  });

  it('does not open files that a picture refers to', async () => {
    const file = await writeTemporaryFile('');
    files.push(file);
    const handle = await open(file, 'w');
    await handle.write('push graphic-context\nimage over 0,0 0,0 "https://example.org/x.png"\n');
    await handle.close();
    await expect(withEnglishErrors(makeVariants(file))).rejects.toMatchObject({
      message: MESSAGES.notAnImage,
    });
  });
});
