import { decode, encode } from 'blurhash';
import { describe, expect, it } from 'vitest';
import { blurPlaceholder } from '@/components/memorials/blur-placeholder';

const SIZE = { width: 8, height: 10 };

/** Red above blue, so that the test notices a bitmap that is upside down or has its colours swapped. */
function redOverBlue(): string {
  const pixels = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let at = 0; at < SIZE.width * SIZE.height; at += 1)
    pixels.set(at < 40 ? [255, 0, 0, 255] : [0, 0, 255, 255], at * 4);
  return encode(pixels, SIZE.width, SIZE.height, 1, 3);
}

const bytesOf = (uri: string | null) => Buffer.from((uri ?? '').split(',')[1] ?? '', 'base64');

describe('blurPlaceholder', () => {
  it('returns a complete bitmap of 8 by 10 pixels, small enough to inline in a page', () => {
    const uri = blurPlaceholder(redOverBlue());
    const bitmap = bytesOf(uri);
    expect(uri).toMatch(/^data:image\/bmp;base64,[A-Za-z0-9+/]+=*$/);
    expect(bitmap.toString('latin1', 0, 2)).toBe('BM');
    expect(bitmap.readUInt32LE(2)).toBe(bitmap.length);
    expect([bitmap.readInt32LE(18), bitmap.readInt32LE(22)]).toEqual([8, -10]);
    expect(uri?.length).toBeLessThan(500);
  });

  it('keeps the colours of the hash in their places', () => {
    const hash = redOverBlue();
    const bitmap = bytesOf(blurPlaceholder(hash)).subarray(54);
    const expectedPixels = decode(hash, SIZE.width, SIZE.height);
    for (const at of [0, 7, 40, 79]) {
      const [red, green, blue] = expectedPixels.subarray(at * 4);
      expect([...bitmap.subarray(at * 3, at * 3 + 3)], `pixel ${at}`).toEqual([blue, green, red]);
    }
    expect(bitmap[2]).toBeGreaterThan(bitmap[0] ?? 255); // the first pixel is red
  });

  it.each([null, '', 'abc', 'LEHV6nWB2yk8pyo0adR*', 'not a hash at all'])(
    'returns null for %o',
    (hash) => {
      expect(blurPlaceholder(hash)).toBeNull();
    },
  );
});
