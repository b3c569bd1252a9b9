import { describe, expect, it } from 'vitest';
import { bmpOf } from '@/tests/support/bmp-file';
import { MESSAGES } from '@/tests/support/media-messages';
import { decodeBytes } from './decoded';

describe('decodeImage of a BMP', () => {
  const CORNERS = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
    [0, 0, 0],
    [255, 0, 0],
  ] as const;
  const ROWS = [
    [0xff0000, 0x00ff00, 0x0000ff],
    [0xffffff, 0, 0xff0000],
  ];
  const palette = [0, 0x00ff0000, 0x0000ff00, 0x000000ff, 0x00ffffff]; // as stored: blue, green, red
  it.each([
    ['24 bits', bmpOf({ bits: 24, rows: ROWS })],
    ['32 bits, without transparency', bmpOf({ bits: 32, rows: ROWS })],
    ['24 bits, top row first', bmpOf({ bits: 24, rows: ROWS, isTopFirst: true })],
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

  const shade = (bytes: Buffer) =>
    decodeBytes(bytes).then(({ data }) => [...data].filter((_value, at) => at % 3 === 0));
  const GREYS = [0, 0x0a0a0a, 0x141414, 0x1e1e1e];
  const [ROW_END, PICTURE_END, MOVE] = [
    [0, 0],
    [0, 1],
    [0, 2],
  ];
  it.each([
    [
      'eight bits',
      8,
      [...[3, 1, 1, 2], ...ROW_END, ...[0, 3, 3, 2, 1, 0], ...[9, 3], ...PICTURE_END],
      [30, 20, 10, 30, 10, 10, 10, 20],
    ],
    [
      'four bits',
      4,
      [...[3, 0x12], ...ROW_END, ...[0, 3, 0x32, 0x10], ...[1, 0x30], ...PICTURE_END],
      [30, 20, 10, 30, 10, 20, 10, 0],
    ],
    ['skipped pixels', 8, [...MOVE, 2, 1, ...[2, 3], ...PICTURE_END], [0, 0, 30, 30, 0, 0, 0, 0]],
    [
      'no end behind the last row',
      8,
      [...[4, 1], ...ROW_END, ...[4, 2]],
      [20, 20, 20, 20, 10, 10, 10, 10],
    ],
    ['rows beyond the last', 8, [...MOVE, 0, 255, ...[4, 1]], Array(8).fill(0)],
  ])('reads run lengths of %s', async (_, bits, packed, expected) => {
    expect(await shade(packedBmp(bits, packed))).toEqual(expected);
  });

  /** A picture of four by two pixels, bottom row first. */
  function packedBmp(bits: number, packed: number[]): Buffer {
    const rows = [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const plain = bmpOf({ bits, palette: GREYS, rows });
    plain.writeUInt32LE(bits === 8 ? 1 : 2, 30);
    return Buffer.concat([plain.subarray(0, plain.readUInt32LE(10)), Buffer.from(packed)]);
  }

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
    ['of run lengths for 24 bits', patched(30, 1), MESSAGES.tooDemanding],
    ['that contains a JPEG', patched(30, 4), MESSAGES.tooDemanding],
    ['of masks for 24 bits', patched(30, 3), MESSAGES.tooDemanding],
    ['of 7 bits', patched(26, 7 << 16), MESSAGES.tooDemanding],
    ['with the header of OS/2', patched(14, 12), MESSAGES.tooDemanding],
    ['whose pixels are beyond its end', patched(10, 0x7fffffff), MESSAGES.damaged],
    ['whose run lengths end before the last row', packedBmp(8, [4, 1]), MESSAGES.damaged],
    ['that is cut off', small.subarray(0, -1), MESSAGES.damaged],
    ['that is only a head', small.subarray(0, 30), MESSAGES.damaged],
  ])('refuses one %s', async (_, bytes, message) => {
    await expect(decodeBytes(bytes)).rejects.toMatchObject({ message });
  });
});
