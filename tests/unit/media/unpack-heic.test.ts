import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeImage } from '@/lib/media/decoder/decode-image';
import { type HeicOptions, heicOfTiles, PHONE_HEIC } from '@/tests/support/heic-file';
import { MESSAGES } from '@/tests/support/media-messages';
import { decodeBytes, differenceOf, HEIGHT, reference, WIDTH } from './decoded';

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

  it.each([1, 2, 3])('turns one of a single tile %i times', async (turns) => {
    const size = { columns: 1, rows: 1, width: 300, height: 200 };
    const picture = await decodeBytes(heicOfTiles({ ...size, turns }));
    const { width, height } = picture;
    expect([width, height]).toEqual(turns === 2 ? [300, 200] : [200, 300]);
    const create = { width, height, channels: 3, background: '#f00' } as const;
    const expected = await sharp({ create }).raw().toBuffer();
    expect(await differenceOf(picture, expected)).toBeLessThan(2);
  });

  describe('with transparency', () => {
    const alphaOf = async (options: HeicOptions) => {
      const { data, width, channels } = await decodeBytes(heicOfTiles(options));
      expect(channels).toBe(4);
      return (x: number, y: number) => data[(y * width + x) * channels + 3];
    };
    const SAMPLES = [
      [5, 5],
      [100, 200],
      [315, 235],
      [250, 40],
    ] as const;

    it('enlarges one frame to all tiles', async () => {
      const one = await alphaOf({ columns: 1, rows: 1, alpha: 'frame' });
      const four = await alphaOf({ alpha: 'frame' });
      for (const [x, y] of SAMPLES) expect(four(2 * x, 2 * y)).toBe(one(x, y));
    });

    it('reads tiles', async () => {
      const one = await alphaOf({ columns: 1, rows: 1, alpha: 'frame' });
      const four = await alphaOf({ alpha: 'grid' });
      for (const [x, y] of SAMPLES) expect(four(WIDTH + x, HEIGHT + y)).toBe(one(x, y));
      expect(four(5, 5)).toBe(four(100, 200)); // the first tile is of one colour
    });
  });

  it('converts its colours from Display P3', async () => {
    const { icc } = await sharp(await reference().withIccProfile('p3').png().toBuffer()).metadata();
    const plain = await decodeBytes(heicOfTiles());
    const picture = await decodeBytes(heicOfTiles({ profile: icc ?? Buffer.alloc(0) }));
    expect(await differenceOf(picture, plain.data)).toBeGreaterThan(3);
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
      'whose second tile is large',
      () => heicOfTiles({ secondTile: { width: 4100, height: 4000 } }),
      MESSAGES.tooDemanding,
    ],
    [
      'whose frames say that they are larger',
      () => heicOfTiles({ coded: { width: 640, height: 480 } }),
      MESSAGES.damaged,
    ],
    [
      'whose frames say that they are far larger',
      () => heicOfTiles({ coded: { width: 16_000, height: 16_000 } }),
      MESSAGES.tooDemanding,
    ],
    [
      'whose transparency is large',
      () => heicOfTiles({ alpha: 'frame', alphaSize: { width: 4100, height: 4000 } }),
      MESSAGES.tooDemanding,
    ],
    [
      'that is transparent and not small',
      () => heicOfTiles({ columns: 16, rows: 16, alpha: 'grid' }),
      MESSAGES.tooDemanding,
    ],
    ['that draws over itself', () => heicOfTiles({ type: 'iovl' }), MESSAGES.tooDemanding],
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
