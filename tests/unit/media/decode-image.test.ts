import { readFile, rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decodeImage, type Pixels } from '@/lib/media/decoder/decode-image';
import { bmpOf } from '@/tests/support/bmp-file';
import { heicOfTiles, PHONE_HEIC, TILE } from '@/tests/support/heic-file';
import { MESSAGES, withEnglishErrors } from '@/tests/support/media-messages';
import { nextPageAt, tiffWith } from '@/tests/support/tiff-file';
import { writeTemporaryFile } from './picture-files';

/**
 * The reference: 320 × 240 pixels, stored without loss. phone.heic was encoded from it, ten-bits.heic by ffmpeg's
 * libx265, and old.bmp is half its size.
 */
const FILES = 'tests/support/files/pictures';
const SCAN = `${FILES}/scan.tiff`;
const { width: WIDTH, height: HEIGHT } = TILE;
const reference = () => sharp(SCAN);
let rgb: Buffer;
beforeAll(async () => {
  rgb = await reference().raw().toBuffer();
});

const files: string[] = [];
afterEach(async () => {
  for (const file of files.splice(0)) await rm(file, { force: true });
});

async function decodeBytes(bytes: Buffer): Promise<Pixels> {
  const file = await writeTemporaryFile(bytes);
  files.push(file);
  return withEnglishErrors(decodeImage(file));
}

const withoutAlpha = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } }).removeAlpha().raw().toBuffer();

/** The mean difference of two pictures' samples, of 255. */
async function differenceOf(picture: Pixels, expected: Buffer): Promise<number> {
  const pixels = await withoutAlpha(picture);
  expect(pixels).toHaveLength(expected.length);
  return (
    pixels.reduce((sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)), 0) /
    pixels.length
  );
}

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
    expect(await differenceOf(await decodeImage(`${FILES}/old.bmp`), half)).toBeLessThan(8);
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
    ['CMYK JPEG with a profile', () => cmyk().jpeg({ quality: 95 }), 10],
    ['CMYK TIFF with a profile', () => cmyk().tiff({ compression: 'lzw' }), 10],
    ['JPEG in Display P3', () => inP3().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }), 2],
    ['PNG in Display P3', () => inP3().png(), 1],
    ['TIFF in Display P3', () => inP3().tiff({ compression: 'lzw' }), 1],
    ['WebP in Display P3', () => inP3().webp({ lossless: true }), 1],
    ['AVIF in Display P3', () => inP3().avif({ quality: 90, chromaSubsampling: '4:4:4' }), 2],
    ['transparent TIFF', () => reference().ensureAlpha().tiff({ compression: 'lzw' }), 0],
    ['the first picture of a GIF', async () => (await animated()).gif({ dither: 0 }), 8],
    ['the first picture of a WebP', async () => (await animated()).webp({ lossless: true }), 0],
    ['the first page of a TIFF', async () => (await animated()).tiff({ compression: 'lzw' }), 0],
  ];
  /** Colours beyond what ink can print stay lost, so these two differ more. */
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
    expect(await differenceOf(picture, await greyReference())).toBeLessThan(4);
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

describe('decodeImage of a HEIC', () => {
  /** The upright picture, drawn here: tiles of the frame, the first one red, cut at the right and below. */
  async function drawn({ width = 600, height = 450, turns = 0, isMirrored = false }) {
    const frame = await decodeImage(PHONE_HEIC);
    const input = {
      input: frame.data,
      raw: { width: WIDTH, height: HEIGHT, channels: 3 as const },
    };
    const tiles = [
      [WIDTH, 0],
      [0, HEIGHT],
      [WIDTH, HEIGHT],
    ].map(([left = 0, top = 0]) => ({ ...input, left, top }));
    const create = {
      width: 2 * WIDTH,
      height: 2 * HEIGHT,
      channels: 3,
      background: '#f00',
    } as const;
    const whole = await sharp({ create }).composite(tiles).removeAlpha().raw().toBuffer();
    const raw = { width: 2 * WIDTH, height: 2 * HEIGHT, channels: 3 } as const;
    const cut = await sharp(whole, { raw })
      .extract({ left: 0, top: 0, width, height })
      .png()
      .toBuffer();
    const turned = await sharp(cut)
      .rotate(-90 * turns)
      .png()
      .toBuffer();
    return sharp(turned).flop(isMirrored).raw().toBuffer();
  }

  it.each([
    [{}],
    [{ turns: 1 }],
    [{ turns: 2 }],
    [{ turns: 3 }],
    [{ isMirrored: true }],
    [{ turns: 1, isMirrored: true }],
  ])('places its tiles: %j', async (options) => {
    const size = { width: 600, height: 450 };
    const picture = await decodeBytes(heicOfTiles({ ...size, ...options }));
    expect(await differenceOf(picture, await drawn(options))).toBeLessThan(2);
  });

  it.each([0, 1])('shows the part that it names, turned %i times', async (turns) => {
    const crop = { width: 400, height: 300 };
    const picture = await decodeBytes(heicOfTiles({ crop, turns }));
    expect(await differenceOf(picture, await drawn({ ...crop, turns }))).toBeLessThan(2);
  });

  it('converts its colours from Display P3', async () => {
    const { icc } = await sharp(await reference().withIccProfile('p3').png().toBuffer()).metadata();
    const plain = await decodeBytes(heicOfTiles());
    const picture = await decodeBytes(heicOfTiles({ profile: icc }));
    expect(await differenceOf(picture, await withoutAlpha(plain))).toBeGreaterThan(3);
    expect(await differenceOf(picture, fromP3(plain.data))).toBeLessThan(2);
  });

  it('may have more parts than the 256 that sharp allows', async () => {
    const bytes = heicOfTiles({ columns: 17, rows: 16 });
    expect(await decodeBytes(bytes)).toMatchObject({ width: 1600, height: 1129 });
  });

  it.each([
    [
      'of 4,290 megapixels',
      () => heicOfTiles({ width: 65_500, height: 65_500 }),
      MESSAGES.tooDemanding,
    ],
    ['of 55 megapixels', () => heicOfTiles({ columns: 30, rows: 24 }), MESSAGES.tooDemanding],
    [
      'that declares large tiles',
      () => heicOfTiles({ tile: { width: 4100, height: 4000 }, width: 8200, height: 6000 }),
      MESSAGES.tooDemanding,
    ],
    [
      'that declares small tiles',
      () => heicOfTiles({ tile: { width: 1, height: 1 }, width: 2, height: 2 }),
      MESSAGES.damaged,
    ],
    ['that is cut off', () => heicOfTiles().subarray(0, -4000), MESSAGES.damaged],
    ['that is only a head', () => heicOfTiles().subarray(0, 64), MESSAGES.damaged],
    [
      'that ends in zeros',
      () => Buffer.concat([heicOfTiles().subarray(0, 24), Buffer.alloc(2 ** 20)]),
      MESSAGES.damaged,
    ],
  ])('refuses one %s', async (_, make, message) => {
    await expect(decodeBytes(make())).rejects.toMatchObject({ message });
  });
});

/** Converts samples from Display P3 to sRGB, as CSS Color 4 defines them. */
function fromP3(samples: Buffer): Buffer {
  const linear = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const encoded = (value: number) =>
    value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  const toByte = (value: number) => Math.round(255 * encoded(Math.min(1, Math.max(0, value))));
  const result = Buffer.alloc(samples.length);
  for (let at = 0; at < samples.length; at += 3) {
    const [r = 0, g = 0, b = 0] = Array.from(samples.subarray(at, at + 3), (value) =>
      linear(value / 255),
    );
    result[at] = toByte(1.22494 * r - 0.22494 * g);
    result[at + 1] = toByte(-0.04206 * r + 1.04206 * g);
    result[at + 2] = toByte(-0.01964 * r - 0.07864 * g + 1.09827 * b);
  }
  return result;
}

describe('decodeImage of a BMP', () => {
  const CORNERS = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
    [0, 0, 0],
    [255, 0, 0],
  ] as const;
  const palette = [0, 0x00ff0000, 0x0000ff00, 0x000000ff, 0x00ffffff]; // as stored: blue, green, red
  it.each([
    [
      '24 bits',
      bmpOf({
        bits: 24,
        rows: [
          [0xff0000, 0x00ff00, 0x0000ff],
          [0xffffff, 0, 0xff0000],
        ],
      }),
    ],
    [
      '32 bits, without transparency',
      bmpOf({
        bits: 32,
        rows: [
          [0xff0000, 0x00ff00, 0x0000ff],
          [0xffffff, 0, 0xff0000],
        ],
      }),
    ],
    [
      '24 bits, top row first',
      bmpOf({
        bits: 24,
        isTopFirst: true,
        rows: [
          [0xff0000, 0x00ff00, 0x0000ff],
          [0xffffff, 0, 0xff0000],
        ],
      }),
    ],
    [
      '16 bits',
      bmpOf({
        bits: 16,
        rows: [
          [0x7c00, 0x03e0, 0x001f],
          [0x7fff, 0, 0x7c00],
        ],
      }),
    ],
    [
      '16 bits of masks',
      bmpOf({
        bits: 16,
        masks: [0xf800, 0x07e0, 0x001f],
        rows: [
          [0xf800, 0x07e0, 0x001f],
          [0xffff, 0, 0xf800],
        ],
      }),
    ],
    [
      '32 bits of masks',
      bmpOf({
        bits: 32,
        masks: [0xff000000, 0xff0000, 0xff00],
        rows: [
          [0xff000000, 0x00ff0000, 0x0000ff00],
          [0xffffff00, 0, 0xff0000ff],
        ],
      }),
    ],
    [
      'a palette of 256',
      bmpOf({
        bits: 8,
        palette,
        rows: [
          [1, 2, 3],
          [4, 0, 1],
        ],
      }),
    ],
    [
      'a palette of 16, with an index beyond it',
      bmpOf({
        bits: 4,
        palette,
        rows: [
          [1, 2, 3],
          [4, 15, 1],
        ],
      }),
    ],
  ])('reads %s', async (_, bytes) => {
    const { data, width, height } = await decodeBytes(bytes);
    expect({ width, height }).toEqual({ width: 3, height: 2 });
    expect([...data]).toEqual(CORNERS.flat());
  });

  it('reads two colours', async () => {
    const { data } = await decodeBytes(
      bmpOf({ bits: 1, palette: [0, 0xffffff], rows: [[1, 0, 1, 1, 0, 0, 0, 0, 1]] }),
    );
    expect([...data].filter((_value, at) => at % 3 === 0)).toEqual([
      255, 0, 255, 255, 0, 0, 0, 0, 255,
    ]);
  });

  const small = bmpOf({
    bits: 24,
    rows: [
      [1, 2],
      [3, 4],
    ],
  });
  /** The small picture with 32 bits of its header replaced. */
  const patched = (at: number, value: number) => {
    const copy = Buffer.from(small);
    copy.writeInt32LE(value, at);
    return copy;
  };
  it.each([
    ['of 2 billion rows', patched(22, 0x7fffffff), MESSAGES.tooDemanding],
    ['of the lowest number of rows', patched(22, -0x80000000), MESSAGES.tooDemanding],
    ['of 20,000 rows in a small file', patched(22, 20_000), MESSAGES.damaged],
    ['without rows', patched(22, 0), MESSAGES.damaged],
    ['of a negative width', patched(18, -2), MESSAGES.damaged],
    ['of run lengths', patched(30, 1), MESSAGES.tooDemanding],
    ['that contains a JPEG', patched(30, 4), MESSAGES.tooDemanding],
    ['of masks for 24 bits', patched(30, 3), MESSAGES.tooDemanding],
    ['of 7 bits', patched(26, 7 << 16), MESSAGES.tooDemanding],
    ['with the header of OS/2', patched(14, 12), MESSAGES.tooDemanding],
    ['whose pixels are beyond its end', patched(10, 0x7fffffff), MESSAGES.damaged],
    ['that is cut off', small.subarray(0, -1), MESSAGES.damaged],
    ['that is only a head', small.subarray(0, 30), MESSAGES.damaged],
  ])('refuses one %s', async (_, bytes, message) => {
    await expect(decodeBytes(bytes)).rejects.toMatchObject({ message });
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
