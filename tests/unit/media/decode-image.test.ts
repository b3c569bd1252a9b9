import { readFile } from 'node:fs/promises';
import sharp, { type JpegOptions, type Region, type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeImage, type Pixels } from '@/lib/media/decoder/decode-image';
import { type HeicOptions, heicOfTiles, PHONE_HEIC } from '@/tests/support/heic-file';
import { MESSAGES } from '@/tests/support/media-messages';
import { nextPageAt, tiffWith } from '@/tests/support/tiff-file';
import { decodeBytes, differenceOf, FILES, HEIGHT, reference, SCAN, WIDTH } from './decoded';

let rgb: Buffer;
beforeAll(async () => {
  rgb = await reference().raw().toBuffer();
});

const grey = (sample: Sharp) => sample.greyscale().toColourspace('srgb').removeAlpha();
const greyReference = async () => {
  const samples = await grey(reference()).extractChannel(0).raw().toBuffer();
  return Buffer.from(Array.from(samples).flatMap((value) => [value, value, value]));
};

describe('decodeImage', () => {
  it.each([
    ['HEIC', PHONE_HEIC, 4],
    ['HEIC of ten bits', `${FILES}/ten-bits.heic`, 3],
    ['TIFF', SCAN, 0],
  ])('reads a %s', async (_, file, most) => {
    const picture = await decodeImage(file);
    expect(picture).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 3 });
    expect(await differenceOf(picture, rgb)).toBeLessThanOrEqual(most);
  });

  it('reads a BMP', async () => {
    const half = await reference()
      .resize(WIDTH / 2, HEIGHT / 2)
      .raw()
      .toBuffer();
    expect(await differenceOf(await decodeImage(`${FILES}/old.bmp`), half)).toBeLessThan(1);
  });

  const first = () =>
    [rgb, Buffer.alloc(rgb.length, 255)].map((data) =>
      sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
        .png()
        .toBuffer(),
    );
  const animated = async () => sharp(await Promise.all(first()), { join: { animated: true } });
  const kinds: [string, () => Sharp | Promise<Sharp>, number][] = [
    ['PNG of 16 bits', () => reference().toColourspace('rgb16').png(), 0],
    ['TIFF of 16 bits', () => reference().toColourspace('rgb16').tiff({ compression: 'lzw' }), 0],
    ['AVIF of ten bits', () => reference().avif({ bitdepth: 10, quality: 90 }), 3],
    ['CMYK JPEG', () => cmyk().jpeg({ quality: 95 }), 10],
    ['CMYK TIFF', () => cmyk().tiff({ compression: 'lzw' }), 10],
    ['TIFF that contains a JPEG', () => reference().tiff({ compression: 'jpeg', quality: 95 }), 1],
    ['JPEG in Display P3', () => inP3().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }), 2],
    ['PNG in Display P3', () => inP3().png(), 1],
    ['TIFF in Display P3', () => inP3().tiff({ compression: 'lzw' }), 1],
    ['WebP in Display P3', () => inP3().webp({ lossless: true }), 1],
    ['AVIF in Display P3', () => inP3().avif({ quality: 90, chromaSubsampling: '4:4:4' }), 3],
    ['transparent TIFF', () => reference().ensureAlpha().tiff({ compression: 'lzw' }), 0],
    ['the first picture of a GIF', async () => (await animated()).gif({ dither: 0 }), 8],
    ['the first picture of a WebP', async () => (await animated()).webp({ lossless: true }), 0],
    ['the first page of a TIFF', async () => (await animated()).tiff({ compression: 'lzw' }), 0],
  ];
  /** Colours beyond what ink can print stay lost, so these two differ more; without a profile of inks, by 23. */
  const cmyk = () => reference().withIccProfile('cmyk').toColourspace('cmyk');
  const inP3 = () => reference().withIccProfile('p3');
  it.each(kinds)('shows a %s in the right colours', async (_, make, most) => {
    const picture = await decodeBytes(await (await make()).toBuffer());
    expect(picture).toMatchObject({ width: WIDTH, height: HEIGHT });
    expect(await differenceOf(picture, rgb)).toBeLessThanOrEqual(most);
  });

  it.each([
    ['grey PNG of 16 bits', () => reference().toColourspace('grey16').png()],
    ['grey TIFF', () => grey(reference()).toColourspace('b-w').tiff({ compression: 'lzw' })],
  ])('shows a %s in the right tones', async (_, make) => {
    const picture = await decodeBytes(await make().toBuffer());
    expect(await differenceOf(picture, await greyReference())).toBeLessThan(1);
  });

  it.each([false, true])('shows a fax, with white as its zero: %s', async (miniswhite) => {
    const drawing = sharp(await reference().greyscale().threshold(100).png().toBuffer());
    const fax = { compression: 'ccittfax4', bitdepth: 1, miniswhite } as const;
    const bytes = await drawing.clone().toColourspace('b-w').tiff(fax).toBuffer();
    const expected = await drawing.toColourspace('srgb').raw().toBuffer();
    expect(await differenceOf(await decodeBytes(bytes), expected)).toBe(0);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turns a TIFF of orientation %i upright',
    async (orientation) => {
      const bytes = await reference()
        .withMetadata({ orientation })
        .tiff({ compression: 'lzw' })
        .toBuffer();
      const expected = await sharp(
        await reference()
          .withMetadata({ orientation })
          .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
          .toBuffer(),
      )
        .autoOrient()
        .raw()
        .toBuffer();
      expect(await differenceOf(await decodeBytes(bytes), expected)).toBeLessThan(2);
    },
  );

  it('reads a JPEG of 56 megapixels', async () => {
    const create = { width: 8_000, height: 7_000, channels: 3, background: '#808080' } as const;
    const picture = await decodeBytes(await sharp({ create }).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 1600, height: 1400 });
    expect([...picture.data.subarray(0, 3)]).toEqual([0x80, 0x80, 0x80]);
  });
});

describe('decodeImage of a JPEG whose end is missing', () => {
  const cut = async (share: number, options?: JpegOptions) => {
    const bytes = await reference().withMetadata({ orientation: 6 }).jpeg(options).toBuffer();
    return bytes.subarray(0, bytes.length * share);
  };

  it('shows what is there, upright', async () => {
    const picture = await decodeBytes(await cut(0.8));
    expect(picture).toMatchObject({ width: HEIGHT, height: WIDTH });
    const upright = { data: await reference().rotate(90).raw().toBuffer(), channels: 3 } as const;
    const half = { left: HEIGHT / 2, top: 0, width: HEIGHT / 2, height: WIDTH };
    const there = { ...half, data: await part(picture, half), channels: 3 } as const;
    expect(await differenceOf(there, await part({ ...picture, ...upright }, half))).toBeLessThan(4);
    const edge = await part(picture, { ...half, left: 0, width: 1 }); // it was the lowest row
    expect(new Set(edge)).toEqual(new Set([128]));
  });

  it('shows all of one that becomes sharper bit by bit', async () => {
    const picture = await decodeBytes(await cut(0.8, { progressive: true }));
    const upright = await reference().rotate(90).raw().toBuffer();
    expect(await differenceOf(picture, upright)).toBeLessThan(12);
  });

  it.each([0.3, 0.01])('refuses one of which %f is there', async (share) => {
    await expect(decodeBytes(await cut(share))).rejects.toMatchObject({
      message: MESSAGES.damaged,
    });
  });
});

const part = ({ data, width, height, channels }: Pixels, region: Region) =>
  sharp(data, { raw: { width, height, channels } }).extract(region).removeAlpha().raw().toBuffer();

describe('decodeImage of an AVIF', () => {
  const tile = { width: 64, height: 64 };
  const ofTiles = async (columns: number, rows: number, options: HeicOptions = {}) => {
    const create = { ...tile, channels: 3, background: '#f00' } as const;
    const av1 = await sharp({ create }).avif({ effort: 0 }).toBuffer();
    const size = { width: 64 * columns, height: 64 * rows };
    return heicOfTiles({ av1, columns, rows, tile, ...size, ...options });
  };

  it.each([undefined, 'frame', 'grid'] as const)(
    'reads one of a hundred tiles, with a transparency: %s',
    async (alpha) => {
      const picture = await decodeBytes(
        await ofTiles(10, 10, { alpha, ...(alpha === 'frame' && { alphaSize: tile }) }),
      );
      expect(picture).toMatchObject({ width: 640, height: 640, channels: alpha ? 4 : 3 });
      expect(picture.data[0]).toBeGreaterThan(250);
    },
  );

  it.each([
    ['of more tiles than phones write', () => ofTiles(15, 7), MESSAGES.tooDemanding],
    ['that names its tile many times', () => ofTiles(16, 16, { repeats: 256 }), MESSAGES.damaged],
    [
      'whose second tile is large',
      () => ofTiles(2, 2, { secondTile: { width: 4100, height: 4000 } }),
      MESSAGES.tooDemanding,
    ],
    ['that draws over itself', () => ofTiles(2, 2, { type: 'iovl' }), MESSAGES.tooDemanding],
  ])('refuses one %s', async (_, make, message) => {
    await expect(decodeBytes(await make())).rejects.toMatchObject({ message });
  });
});

describe('decodeImage of a TIFF', () => {
  const [WIDTH_TAG, HEIGHT_TAG] = [256, 257];
  const scan = () => readFile(SCAN);

  it.each([
    [
      'of 10,000 megapixels',
      async () => tiffWith(await scan(), { [WIDTH_TAG]: 1e5, [HEIGHT_TAG]: 1e5 }),
      MESSAGES.tooManyPixels,
    ],
    [
      'of more rows than the file has',
      async () => tiffWith(await scan(), { [HEIGHT_TAG]: 3000 }),
      MESSAGES.damaged,
    ],
    ['that is cut off', async () => (await scan()).subarray(0, 5000), MESSAGES.damaged],
    [
      'whose samples are fractions',
      () => readFile(`${FILES}/fractions.tiff`),
      MESSAGES.tooDemanding,
    ],
  ])('refuses one %s', async (_, make, message) => {
    await expect(decodeBytes(await make())).rejects.toMatchObject({ message });
  });

  it('reads the first page of one whose pages never end', async () => {
    const endless = Buffer.from(await scan());
    endless.writeUInt32LE(endless.readUInt32LE(4), nextPageAt(endless));
    expect(await differenceOf(await decodeBytes(endless), rgb)).toBe(0);
  });
});
