import { expect, it } from 'vitest';
import { isHeicFile } from '@/components/scan/is-heic-file';

it.each([
  ['\0\0\0\x14ftypheic\0\0\0\0mif1', true],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', true],
  ['\0\0\0\x18ftypmif1\n\n\n\nmif1heic', true],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1avif', false],
  ['\0\0\0\x14ftypheic\0\0\0\0mif1avif', true], // what follows the first box is none of its brands
  ['\0\0\0\x14ftypavif\0\0\0\0mif1', false],
  ['\0\0\0\x14ftypisom\0\0\0\0mp41', false],
  ['\0\0\0\x14moovheic\0\0\0\0mif1', false],
  ['ftypheic', false],
  ['', false],
])('recognizes a HEIC picture by its brands: %j is %s', async (bytes, expected) => {
  expect(await isHeicFile(new Blob([bytes]))).toBe(expected);
});
