import { expect, it } from 'vitest';
import { isHeicFile } from '@/components/scan/search/is-heic-file';

it.each([
  ['\0\0\0\x24ftypheic\0\0\0\0', true],
  ['\n\n\0\x24ftypmif1\0\0\0\0', true],
  ['\0\0\0\x20ftypisom\0\0\0\0', false],
  ['\0\0\0\x1cftypavif\0\0\0\0', false],
  ['ftypheic', false],
  ['', false],
])('tells a HEIC picture by its first bytes: %j is %s', async (bytes, expected) => {
  expect(await isHeicFile(new Blob([bytes]))).toBe(expected);
});
