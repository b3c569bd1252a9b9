import { expect, it } from 'vitest';
import {
  type HeicLibrary,
  MAX_HEIC_PIXELS,
  unpackPixels,
} from '@/components/scan/heic/unpack-pixels';

type Picture = { isPrimary?: boolean; width: number; height?: number; isDamaged?: boolean };

/** A library that finds these pictures in any file, and displays bytes that are their width. */
const libraryOf = (...pictures: Picture[]): HeicLibrary => ({
  HeifDecoder: class {
    decode = () =>
      pictures.map(({ isPrimary = true, width, height = 1, isDamaged = false }) => ({
        is_primary: () => isPrimary,
        get_width: () => width,
        get_height: () => height,
        display: (
          target: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
          onEnd: (result: typeof target | null) => void,
        ) => {
          target.data.fill(width);
          onEnd(isDamaged ? null : target);
        },
      }));
  },
});

const FILE = new Uint8Array();

it('returns the primary picture', async () => {
  const library = libraryOf({ width: 2, isPrimary: false }, { width: 1 });
  expect(await unpackPixels(library, FILE)).toEqual({
    data: new Uint8ClampedArray([1, 1, 1, 1]),
    width: 1,
    height: 1,
  });
});

it.each([
  ['no picture', []],
  ['a damaged picture', [{ width: 1, isDamaged: true }]],
  ['an empty picture', [{ width: 0 }]],
  ['a picture that is too large', [{ width: MAX_HEIC_PIXELS, height: 2 }]],
])('refuses a file with %s, before it needs memory', async (_, pictures) => {
  await expect(unpackPixels(libraryOf(...pictures), FILE)).rejects.toThrow(/HEIC/);
});
