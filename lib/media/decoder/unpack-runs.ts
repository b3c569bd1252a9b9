import { damaged } from './file-error.ts';
import { readIndex } from './read-index.ts';

/** What a byte means behind a zero; any other number is the length of a list of pixels. */
const END_OF_ROW = 0;
const END_OF_PICTURE = 1;
const MOVE = 2;

/**
 * Unpacks the run lengths of a Windows bitmap: pairs of a number and a colour's index, or of two indexes in turn if
 * pixels have four bits. Pixels beyond a row are dropped; those that the file skips have index 0.
 * @returns one byte a pixel, in the order of the file
 * @throws FileError `invalid` if the pixels end before the last row
 */
export function unpackRuns(
  packed: Buffer,
  { width, height, bits }: { width: number; height: number; bits: number },
): Buffer {
  const indexes = Buffer.alloc(width * height);
  const perByte = 8 / bits;
  let [x, y, at] = [0, 0, 0];
  const put = (count: number, indexAt: (nth: number) => number) => {
    const shown = Math.min(count, width - x);
    for (let nth = 0; nth < shown; nth++) indexes[y * width + x + nth] = indexAt(nth);
    x = Math.min(width, x + count);
  };

  while (y < height && at + 1 < packed.length) {
    const [count = 0, value = 0] = packed.subarray(at, at + 2);
    at += 2;
    if (count > 0) {
      const pair = at - 1;
      put(count, (nth) => readIndex(packed, pair, nth % perByte, bits));
    } else if (value === END_OF_PICTURE) return indexes;
    else if (value === END_OF_ROW) [x, y] = [0, y + 1];
    else if (value === MOVE) {
      x = Math.min(width, x + (packed[at] ?? 0));
      y += packed[at + 1] ?? 0;
      at += 2;
    } else {
      const list = at;
      put(value, (nth) => readIndex(packed, list, nth, bits));
      at += Math.ceil((value * bits) / 16) * 2; // filled up to a multiple of two bytes
    }
  }
  if (y < height - 1) throw damaged();
  return indexes;
}
